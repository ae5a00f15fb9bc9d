import { databaseContext } from "#app/context.ts";
import { eventText, ipPrefixText, type LoggedEvent } from "#app/domain/accounts/security-event.ts";
import { deviceName } from "#app/domain/accounts/user-agent.ts";
import { readForPage } from "#app/http/responses/try-database.ts";
import { signedIn } from "#app/http/security/signed-in.ts";
import { DashboardPage } from "#app/ui/dashboard/page.tsx";
import { privateMeta } from "#app/ui/pages/head.ts";
import { Panel } from "#app/ui/panel.tsx";
import { SettingRow } from "#app/ui/settings/rows.tsx";
import { GuyanaWhen } from "#app/ui/values/date-time.tsx";
import { readSecurityLog } from "#db/accounts/security-log.ts";
import type { Route } from "./+types/security-log.ts";

export const meta = () => privateMeta("Security log");

export async function loader({ context }: Route.LoaderArgs) {
  const { id } = signedIn(context);
  return { log: await readForPage(readSecurityLog(context.get(databaseContext), id)) };
}

/** What happened to the account, newest first. */
export default function SecurityLog({ loaderData: { log } }: Route.ComponentProps) {
  return (
    <DashboardPage title="Security log">
      <p className="text-soft">
        The last 100 things on your account, for 180 days. Tries by people who are not signed in are
        counted together in one line. Of an internet address we keep only the beginning.
      </p>
      {log.length === 0 ? <p>Nothing has happened yet.</p> : <LoggedEvents log={log} />}
    </DashboardPage>
  );
}

function LoggedEvents({ log }: { log: LoggedEvent[] }) {
  return (
    <Panel as="ol" reversed>
      {log.map((line) => (
        <SettingRow as="li" key={line.id}>
          <div>
            <b>{eventText(line)}</b>
            <p className="text-sm text-soft">
              {line.times > 1 && (
                <>
                  The first: <GuyanaWhen at={line.firstAt} />. The last:{" "}
                </>
              )}
              {deviceName(line.userAgent)}
              {line.ipPrefix && `, internet address ${ipPrefixText(line.ipPrefix)}`}
            </p>
          </div>
          <GuyanaWhen at={line.createdAt} />
        </SettingRow>
      ))}
    </Panel>
  );
}
