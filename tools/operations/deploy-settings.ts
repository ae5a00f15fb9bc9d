import { PlainError } from "#db/connection/plain-error.ts";
import type { HostedDatabase } from "#tools/sqld/settings.ts";

/** The settings of an environment in wrangler.toml that decide whether it can be deployed. */
type DeployedSettings = {
  vars: Record<string, unknown>;
  routes?: unknown[] | undefined;
  route?: unknown;
  workers_dev?: boolean | undefined;
};

/** The database to migrate before a deployment. Throws a PlainError that names the variable that is missing. */
export function requireHosted(hosted: HostedDatabase | undefined): HostedDatabase {
  if (!hosted) {
    throw new PlainError(
      "TURSO_DATABASE_URL is missing: a deployment migrates the database it names, such as libsql://kayap-you.turso.io.",
    );
  }
  if (!hosted.authToken) {
    throw new PlainError(
      "TURSO_AUTH_TOKEN is missing: `turso db tokens create` makes one for the database to migrate.",
    );
  }
  return hosted;
}

/** Throws a PlainError when the settings are those of a developer's machine or still the example. */
export function requireDeployable({ vars, routes, route, workers_dev }: DeployedSettings): void {
  if (vars.KAYAP_ENV !== "production") {
    throw new PlainError(
      'KAYAP_ENV is not "production" in the environment of wrangler.toml that CLOUDFLARE_ENV names: as it is, everybody could read all e-mails at /dev/mail.',
    );
  }
  const example = ["APP_ORIGIN", "SUPPORT_EMAIL"].find((name) =>
    /\.(example|test)$|localhost/.test(String(vars[name] ?? ".example")),
  );
  if (example) {
    throw new PlainError(
      `${example} in wrangler.toml under [env.production.vars] is still the example: put your own there.`,
    );
  }
  if (!routes && !route && !workers_dev) {
    throw new PlainError(
      "wrangler.toml has no routes under [env.production]: name your domain there, or nobody could reach what is deployed.",
    );
  }
}
