import { eventText, type LoggedEvent } from "#app/domain/accounts/security-event.ts";
import { deviceName } from "#app/domain/accounts/user-agent.ts";
import { ShortWhen } from "#app/ui/date-time.tsx";
import { DashboardPage } from "../dashboard/page.tsx";
import { Panel } from "../panel.tsx";
import { SettingRow } from "./rows.tsx";

/** What happened to the account, newest first. */
export function SecurityLogPage({ log }: { log: LoggedEvent[] }) {
  return (
    <DashboardPage title="Security log">
      <p className="text-soft">
        The last 100 entries, kept for 180 days. What others can try without signing in, such as
        asking for a new password, is counted in one extra entry.
      </p>
      {log.length === 0 ? <p>Nothing has happened yet.</p> : <LoggedEvents log={log} />}
    </DashboardPage>
  );
}

function LoggedEvents({ log }: { log: LoggedEvent[] }) {
  return (
    <Panel as="ol" reversed>
      {log.map((line) => (
        <SettingRow as="li" wraps key={line.id}>
          <div>
            <b>{eventText(line)}</b>
            <p className="text-sm text-soft">
              {line.times > 1 && (
                <>
                  The first: <ShortWhen at={line.firstAt} />. The last:{" "}
                </>
              )}
              {deviceName(line.userAgent)}
              {line.ipPrefix && `, from ${line.ipPrefix}`}
            </p>
          </div>
          <ShortWhen at={line.createdAt} />
        </SettingRow>
      ))}
    </Panel>
  );
}
