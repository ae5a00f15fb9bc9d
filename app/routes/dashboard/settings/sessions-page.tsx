import { Form } from "react-router";
import type { OpenSession } from "#app/domain/accounts/open-session.ts";
import { deviceName } from "#app/domain/accounts/user-agent.ts";
import { MINUTE_MS } from "#app/domain/time/durations.ts";
import { Button } from "#app/ui/button.tsx";
import { DashboardPage } from "#app/ui/dashboard/page.tsx";
import { AccountField } from "#app/ui/forms/account-field.tsx";
import { Problem } from "#app/ui/notice.tsx";
import { Panel } from "#app/ui/panel.tsx";
import { SettingRow } from "#app/ui/settings/rows.tsx";
import { GuyanaWhen } from "#app/ui/values/date-time.tsx";

type SessionsPageProps = { sessions: OpenSession[]; problem: string | null };

/** Where somebody is signed in, with a way to end each. */
export function SessionsPage({ sessions, problem }: SessionsPageProps) {
  return (
    <DashboardPage title="Active sessions">
      <Problem>{problem}</Problem>
      <Sessions sessions={sessions} />
    </DashboardPage>
  );
}

function Sessions({ sessions }: { sessions: OpenSession[] }) {
  const hasOthers = sessions.some(({ current }) => !current);
  return (
    <>
      <Panel as="ul">
        {sessions.map((session) => (
          <SettingRow as="li" key={session.reference}>
            <div>
              <b>{deviceName(session.userAgent)}</b>
              <p className="text-sm text-soft">
                {session.current && "This device. "}
                Signed in <GuyanaWhen at={session.createdAt} />.
                {session.lastSeenAt - session.createdAt >= MINUTE_MS && (
                  <>
                    {" "}
                    Last used <GuyanaWhen at={session.lastSeenAt} />.
                  </>
                )}
                {session.remember && " Remembered for 30 days."}
              </p>
            </div>
            <Form method="post">
              <AccountField />
              <input type="hidden" name="which" value="one" />
              <input type="hidden" name="reference" value={session.reference} />
              <Button variant="secondary" size="small">
                Sign out<span className="sr-only"> {deviceName(session.userAgent)}</span>
              </Button>
            </Form>
          </SettingRow>
        ))}
      </Panel>
      {hasOthers && (
        <p className="text-soft">
          Signing out all other devices also turns off your calendar address and the link to your
          data. If you see a device you do not know, change your password too.
        </p>
      )}
      <div className="flex flex-wrap items-center gap-2">
        {hasOthers && (
          <Form method="post">
            <AccountField />
            <Button variant="secondary" name="which" value="others">
              Sign out other devices
            </Button>
          </Form>
        )}
        <Form method="post">
          <AccountField />
          <Button variant="danger" name="which" value="all">
            Sign out everywhere
          </Button>
        </Form>
      </div>
    </>
  );
}
