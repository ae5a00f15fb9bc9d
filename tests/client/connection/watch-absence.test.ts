import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { watchAbsence } from "#app/client/connection/watch-absence.ts";

const MINUTE = 60_000;

let isVisible: boolean;
let isEdited: boolean;
let returns: number;
let stop: () => void;
beforeEach(() => {
  vi.useFakeTimers();
  const page = new EventTarget();
  Object.defineProperty(page, "visibilityState", {
    get: () => (isVisible ? "visible" : "hidden"),
  });
  vi.stubGlobal("document", Object.assign(page, { querySelector: () => (isEdited ? {} : null) }));
  [isVisible, isEdited, returns] = [true, false, 0];
  stop = watchAbsence(() => {
    returns += 1;
  });
});
afterEach(() => {
  stop();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

function show(visible: boolean) {
  isVisible = visible;
  document.dispatchEvent(new Event("visibilitychange"));
}

test("a page that is shown again after ten minutes in the background is one that was left", () => {
  show(false);
  vi.advanceTimersByTime(9 * MINUTE);
  show(true);
  expect(returns).toBe(0);
  show(false);
  vi.advanceTimersByTime(10 * MINUTE);
  expect(returns).toBe(0);
  show(true);
  expect(returns).toBe(1);
});

test("a page that is looked at all the time, or is being edited, is not", () => {
  vi.advanceTimersByTime(60 * MINUTE);
  isEdited = true;
  show(false);
  vi.advanceTimersByTime(60 * MINUTE);
  show(true);
  expect(returns).toBe(0);
});
