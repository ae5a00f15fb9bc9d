import { databaseContext } from "#app/context.ts";
import { signedIn } from "#app/http/signed-in.ts";
import { readForPage } from "#app/http/try-database.ts";
import { privateMeta } from "#app/ui/head.ts";
import { SecurityLogPage } from "#app/ui/settings/security-log-page.tsx";
import { readSecurityLog } from "#db/accounts/security-log.ts";
import type { Route } from "./+types/security-log.ts";

export const meta = () => privateMeta("Security log");

export async function loader({ context }: Route.LoaderArgs) {
  const { id } = signedIn(context);
  return { log: await readForPage(readSecurityLog(context.get(databaseContext), id)) };
}

export default function SecurityLog({ loaderData: { log } }: Route.ComponentProps) {
  return <SecurityLogPage log={log} />;
}
