/**
 * What a test can do with a browser; the same in each engine.
 *
 * Coordinates are CSS pixels of the viewport. Keys are named as in
 * `KeyboardEvent.key`. Functions given to `evaluate` run in the page: they
 * see their arguments and nothing else.
 *
 * @typedef {object} Point
 * @property {number} x
 * @property {number} y
 *
 * @typedef {object} Driver
 * @property {"chromium" | "firefox" | "webkit"} engine
 * @property {string[]} errors
 *   errors of console and page since `fresh`; complete after `settle`
 * @property {string[]} [requests]
 *   what its windows have asked for since `fresh`, worker and frames included, where the engine tells us
 * @property {(origin: import("../site.mjs").Origin) => Promise<void>} fresh
 *   a visitor who has never been here: no storage, a desktop window
 * @property {(url: string) => Promise<void>} open
 *   loads the page anew, also when only the fragment differs
 * @property {() => Promise<void>} reload
 * @property {(fn: Function | string, ...args: unknown[]) => Promise<any>} evaluate
 * @property {(at: Point) => Promise<void>} click
 * @property {(from: Point, to: Point, pointer?: "mouse" | "touch" | "pen") => Promise<void>} drag
 * @property {(at: Point, pointer?: "touch" | "pen") => Promise<void>} tap by finger, if not said
 * @property {(key: string, modifier?: string) => Promise<void>} key
 * @property {(text: string) => Promise<void>} type
 * @property {(url: string, act: () => Promise<void>) => Promise<void>} [beside]
 *   opens a second window of the same visitor, which the driver means until the act is done; WebKit's driver
 *   spoils the first window by it
 * @property {() => Promise<void>} [freeze]
 *   puts the page aside as a browser does with tabs, and fetches it back, where the engine lets us
 * @property {(width: number, height: number, ratio?: number) => Promise<void>} viewport
 *   for the pages opened after it; `ratio`: device pixels per CSS pixel, where
 *   the engine lets us
 * @property {(features: Record<string, string>) => Promise<void>} [media]
 *   media features as the system would set them, where the engine lets us
 * @property {(path: string) => Promise<void>} screenshot
 * @property {() => Promise<void>} settle
 * @property {() => Promise<void>} close
 */

/** The window that `fresh` gives. */
export const DESKTOP = { width: 1366, height: 768 };
