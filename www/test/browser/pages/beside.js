postMessage("came");
