import { defineConfig } from "vitest/config";

export default defineConfig({
  test: {
    reporters: ["default", "./local/summary-reporter.ts"],
    projects: [
      { test: { name: "rules", include: ["tests/domain/**/*.test.ts"] } },
      {
        test: {
          name: "app",
          include: ["tests/{db,http,routes,photos,auth}/**/*.test.ts"],
          // One Vite server and one compiled application a worker, not one a file.
          isolate: false,
          testTimeout: 20_000,
          hookTimeout: 60_000,
        },
      },
      {
        test: {
          name: "browser",
          include: ["tests/{worker,browser,local}/**/*.test.ts"],
          globalSetup: "./tests/support/running-kayap.ts",
          // One machine with two cores runs the Worker, the database and the browser beside the tests.
          fileParallelism: false,
          testTimeout: 60_000,
          hookTimeout: 120_000,
        },
      },
    ],
  },
});
