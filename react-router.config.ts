import type { Config } from "@react-router/dev/config";

export default {
  ssr: true,
  // All routes are known at once: fewer requests on a slow link, and no stale manifest after a deploy.
  routeDiscovery: { mode: "initial" },
} satisfies Config;
