import { defineConfig } from "vitest/config";
import { LongestFirst } from "./tests/support/longest-first.ts";

export default defineConfig({
  test: {
    reporters: ["default", "./local/summary-reporter.ts"],
    // The Vite servers of two workers may write React Router's generated types at once. No test reads them.
    onUnhandledError: ({ message }) => !message.includes(".react-router/types/"),
    sequence: { sequencer: LongestFirst },
    projects: [
      {
        test: {
          name: "rules",
          include: [
            "tests/*.test.ts",
            "tests/{docs,domain,jobs,live,mail}/**/*.test.ts",
            "tests/auth/{password,hashing-turns}.test.ts",
          ],
          sequence: { groupOrder: 0 },
          maxWorkers: 2,
          testTimeout: 60_000,
        },
      },
      {
        test: {
          name: "app",
          sequence: { groupOrder: 1 },
          include: ["tests/{db,http,routes,released,photos,auth,party}/**/*.test.ts"],
          exclude: ["tests/auth/{password,hashing-turns}.test.ts"],
          setupFiles: ["tests/support/light-hashing.ts"],
          // One Vite server and one compiled application a worker, not one a file.
          isolate: false,
          // On two cores Vitest would take one.
          maxWorkers: 2,
          testTimeout: 60_000,
          hookTimeout: 60_000,
        },
      },
      {
        test: {
          name: "browser",
          include: ["tests/{browser,worker,local}/**/*.test.ts"],
          exclude: ["tests/worker/storms/*"],
          globalSetup: "./tests/support/start-kayaps.ts",
          // Three files at a time, each with a Kayap of its own: while one waits for a slow line the others go on.
          sequence: { groupOrder: 2 },
          maxWorkers: 3,
          testTimeout: 120_000,
          hookTimeout: 120_000,
          expect: { poll: { timeout: 20_000 } },
        },
      },
      {
        test: {
          name: "storms",
          include: ["tests/worker/storms/*.test.ts"],
          globalSetup: "./tests/support/start-kayaps.ts",
          // Alone: they load the Worker as much as it can bear, which nobody else should wait behind.
          sequence: { groupOrder: 3 },
          maxWorkers: 1,
          testTimeout: 120_000,
          hookTimeout: 120_000,
        },
      },
    ],
  },
});
