import { eventName, type Logged } from "#app/domain/accounts/security-event.ts";
import { deviceName } from "#app/domain/accounts/user-agent.ts";
import { Moment } from "#app/ui/date-time.tsx";
import { DashboardPage } from "../dashboard/page.tsx";
import { Failure } from "../failure.tsx";
import { Panel } from "../panel.tsx";
import { SettingRow } from "./rows.tsx";

/** What happened to the account, newest first. */
export function SecurityLogPage({ log }: { log: Logged[] | null }) {
  return (
    <DashboardPage title="Security log">
      <p className="text-soft">The last 100 entries, kept for 180 days.</p>
      {log ? <Lines log={log} /> : <Failure />}
    </DashboardPage>
  );
}

function Lines({ log }: { log: Logged[] }) {
  if (log.length === 0) return <p>Nothing happened yet.</p>;
  return (
    <Panel as="ol" reversed>
      {log.map((line) => (
        <SettingRow as="li" key={line.id}>
          <div>
            <b>{eventName(line.event)}</b>
            <p className="text-sm text-soft">
              {deviceName(line.userAgent)}
              {line.ipPrefix && `, from ${line.ipPrefix}`}
            </p>
          </div>
          <Moment at={line.createdAt} />
        </SettingRow>
      ))}
    </Panel>
  );
}
