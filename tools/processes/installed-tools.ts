import { join } from "node:path";
import { ROOT } from "#tools/project-root.ts";

const FILES = {
  biome: "@biomejs/biome/bin/biome",
  reactRouter: "@react-router/dev/bin.cjs",
  tsc: "typescript/bin/tsc",
  vitest: "vitest/vitest.mjs",
  wrangler: "wrangler/bin/wrangler.js",
};

/** Arguments for `process.execPath` that run an installed tool with the Node of this process. */
export function tool(name: keyof typeof FILES, ...args: string[]): string[] {
  return [join(ROOT, "node_modules", FILES[name]), ...args];
}

/** The environment of the tools: no colours in logs, no prompts, no telemetry. */
export const TOOL_ENVIRONMENT = {
  ...process.env,
  // With "test" a build would contain React Router's development version.
  NODE_ENV: "production",
  NO_COLOR: "1",
  FORCE_COLOR: undefined,
  WRANGLER_SEND_METRICS: "false",
  WRANGLER_HIDE_BANNER: "true",
};
