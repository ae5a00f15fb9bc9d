// The worker of browsers that turned on notifications before there was /service-worker.js.
importScripts("/service-worker.js");
