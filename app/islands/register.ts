// Idle after the page is loaded: the service worker must slow nobody's first view. Safari has no such callback.
if ("serviceWorker" in navigator) {
  const register = () => navigator.serviceWorker.register("/service-worker.js").catch(() => {});
  addEventListener("load", () => (window.requestIdleCallback ?? setTimeout)(register));
}
