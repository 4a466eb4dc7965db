/** Every test, in the order in which they run. */

import "./harness.mjs";
import "./mouse.mjs";
import "./keyboard.mjs";
import "./touch.mjs";
import "./variants.mjs";
import "./walk.mjs";
import "./setup.mjs";
import "./editor.mjs";
import "./friend.mjs";
import "./history.mjs";
import "./typed.mjs";
import "./links.mjs";
import "./records.mjs";
import "./engine.mjs";
import "./analysis.mjs";
import "./review.mjs";
import "./perfect.mjs";
import "./languages.mjs";
import "./layout.mjs";
import "./senses.mjs";
import "./accessibility.mjs";
import "./embedding.mjs";
import "./authors.mjs";
import "./missing.mjs";
import "./offline.mjs";
import "./shots.mjs";
