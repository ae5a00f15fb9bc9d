import { expect, test } from "vitest";
import { healthBanner, healthOf } from "#app/domain/failures/health.ts";

test.each([
  [4, "healthy"],
  [3, "degraded"],
  [2, "degraded"],
  [1, "unhealthy"],
  [0, "unhealthy"],
] as const)("%i of four checks passed is %s", (passed, status) => {
  const [database, insertion, retrieval, realtime] = [0, 1, 2, 3].map(
    (i) => i < passed || "timeout",
  );
  const checks = { database, insertion, retrieval, realtime };
  expect(healthOf(checks as Parameters<typeof healthOf>[0]).status).toBe(status);
});

test("every status except healthy has its banner, word for word", () => {
  expect(healthBanner("healthy")).toBeNull();
  expect(healthBanner("degraded")).toBe("Messaging system is running with limited functionality.");
  expect(healthBanner("unhealthy")).toBe(
    "Messaging system is currently experiencing issues. Some features may not work properly.",
  );
});
