import type { Config } from "@react-router/dev/config";

export default {
  ssr: true,
  // A build for a deployment lies beside the one that runs on this machine.
  buildDirectory: process.env.KAYAP_BUILD ?? "build",
  // All routes are known at once: fewer requests on a slow link, and no stale manifest after a deploy.
  routeDiscovery: { mode: "initial" },
} satisfies Config;
