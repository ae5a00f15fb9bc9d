/** Does something at once, or as soon as somebody looks at the page; gives a function that ends the waiting. */
export function whenLookedAt(act: () => void): () => void {
  const stop = () => document.removeEventListener("visibilitychange", look);
  const look = () => {
    if (document.visibilityState !== "visible") return;
    stop();
    act();
  };
  document.addEventListener("visibilitychange", look);
  look();
  return stop;
}
