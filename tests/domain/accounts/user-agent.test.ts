import { expect, test } from "vitest";
import { isIdle } from "#app/domain/accounts/idle.ts";
import { deviceName } from "#app/domain/accounts/user-agent.ts";
import { MINUTE_MS } from "#app/domain/time/durations.ts";

test.each([
  [
    "Mozilla/5.0 (Linux; Android 14; SM-A155M) AppleWebKit/537.36 Chrome/130.0 Mobile Safari/537.36",
    "Chrome on Android",
  ],
  [
    "Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1 Version/18.0 Safari/604.1",
    "Safari on iPhone",
  ],
  [
    "Mozilla/5.0 (Windows NT 10.0; Win64; x64) Chrome/130.0 Safari/537.36 Edg/130.0",
    "Edge on Windows",
  ],
  ["Mozilla/5.0 (X11; Linux x86_64; rv:132.0) Gecko/20100101 Firefox/132.0", "Firefox on Linux"],
  ["curl/8.5.0", "A browser"],
  ["", "A browser"],
  [null, "A browser"],
])("%s is shown as %s", (agent, name) => {
  expect(deviceName(agent)).toBe(name);
});

test.each([
  [{ sessionTimeout: 30 }, 30, true],
  [{ sessionTimeout: 30 }, 29.99, false],
  [{ sessionTimeout: 120 }, 119, false],
  [{ sessionTimeout: 0 }, 1e6, false],
  [{ sessionTimeout: 15, remember: true }, 1e6, false],
])("a session with %o is idle after %d minutes: %s (decision 24)", (rest, minutes, idle) => {
  const session = { remember: false, lastSeenAt: 0, ...rest };
  expect(isIdle(session, minutes * MINUTE_MS)).toBe(idle);
});
