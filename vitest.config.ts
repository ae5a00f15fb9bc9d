import { defineConfig } from "vitest/config";
import { LongestFirst } from "./tests/support/longest-first.ts";

export default defineConfig({
  test: {
    // Two Vite servers may write React Router's generated types at once. No test reads them.
    onUnhandledError: ({ message }) => !message.includes(".react-router/types/"),
    sequence: { sequencer: LongestFirst },
    projects: [
      {
        test: {
          name: "rules",
          include: [
            "tests/*.test.ts",
            "tests/{client,docs,domain,email,scheduled,service-worker}/**/*.test.ts",
            "tests/auth/{password,hash-queue}.test.ts",
          ],
          setupFiles: ["tests/support/fixed-seed.ts"],
          sequence: { groupOrder: 0 },
          // Rules share nothing that changes; loading them for each file took longer than the tests.
          isolate: false,
          maxWorkers: 2,
          testTimeout: 60_000,
        },
      },
      {
        test: {
          name: "app",
          sequence: { groupOrder: 1 },
          include: ["tests/{actions,auth,db,http,party,photos,released,routes}/**/*.test.ts"],
          exclude: ["tests/auth/{password,hash-queue}.test.ts"],
          setupFiles: ["tests/support/fixed-seed.ts", "tests/support/light-hashing.ts"],
          // React as it is released; its development version takes three times as long.
          env: { NODE_ENV: "production" },
          // One Vite server and one compiled application per worker, not per file.
          isolate: false,
          // On two cores Vitest would use one worker.
          maxWorkers: 2,
          testTimeout: 120_000,
          // The first hook of a worker compiles the application.
          hookTimeout: 180_000,
        },
      },
      {
        test: {
          name: "browser",
          include: ["tests/{browser,tools,worker}/**/*.test.ts"],
          exclude: ["tests/worker/stress/*"],
          setupFiles: ["tests/support/fixed-seed.ts"],
          globalSetup: "./tests/support/start-servers.ts",
          // Three files at a time, each with a server of its own: while one waits for a slow connection, the others continue.
          sequence: { groupOrder: 2 },
          maxWorkers: 3,
          // One copy of Playwright and of axe per worker, not per file.
          isolate: false,
          testTimeout: 120_000,
          // A hook may start a server, after waiting for others that copy the build.
          hookTimeout: 300_000,
        },
      },
      {
        test: {
          name: "stress",
          include: ["tests/worker/stress/*.test.ts"],
          globalSetup: "./tests/support/start-servers.ts",
          // Alone, because they load the Worker to its limit.
          sequence: { groupOrder: 3 },
          maxWorkers: 1,
          testTimeout: 120_000,
          hookTimeout: 120_000,
        },
      },
    ],
  },
});
