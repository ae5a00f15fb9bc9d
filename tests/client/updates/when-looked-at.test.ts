import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { whenLookedAt } from "#app/client/updates/when-looked-at.ts";

let isVisible: boolean;
let acts: number;
beforeEach(() => {
  const page = new EventTarget();
  Object.defineProperty(page, "visibilityState", {
    get: () => (isVisible ? "visible" : "hidden"),
  });
  vi.stubGlobal("document", page);
  acts = 0;
});
afterEach(() => void vi.unstubAllGlobals());

function show(visible: boolean) {
  isVisible = visible;
  document.dispatchEvent(new Event("visibilitychange"));
}
const act = () => {
  acts += 1;
};

test("a page that somebody looks at acts at once, and once", () => {
  show(true);
  whenLookedAt(act);
  expect(acts).toBe(1);
  show(false);
  show(true);
  expect(acts).toBe(1);
});

test("a page in the background acts when somebody looks at it, unless the waiting has ended", () => {
  show(false);
  whenLookedAt(act);
  const stop = whenLookedAt(act);
  expect(acts).toBe(0);
  stop();
  show(true);
  expect(acts).toBe(1);
});
