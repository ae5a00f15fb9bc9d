import { Form } from "react-router";
import type { OpenSession } from "#app/domain/people/open-session.ts";
import { deviceName } from "#app/domain/people/user-agent.ts";
import { DashboardPage } from "../dashboard/page.tsx";
import { Failure } from "../failure.tsx";
import { Notice } from "../notice.tsx";
import { Moment } from "../when.tsx";

type SessionsPageProps = { sessions: OpenSession[] | null; problem: string | null };

/** Where somebody is signed in, with a way to end each. */
export function SessionsPage({ sessions, problem }: SessionsPageProps) {
  return (
    <DashboardPage title="Active sessions">
      {problem && <Notice tone="bad">{problem}</Notice>}
      {sessions ? <Sessions sessions={sessions} /> : <Failure />}
    </DashboardPage>
  );
}

function Sessions({ sessions }: { sessions: OpenSession[] }) {
  return (
    <>
      <ul className="list panel">
        {sessions.map((session) => (
          <li key={session.reference} className="setting">
            <div>
              <b>{deviceName(session.userAgent)}</b>
              <p className="hint">
                {session.current && "This device. "}
                Last used <Moment at={session.lastSeenAt} />, since{" "}
                <Moment at={session.createdAt} />
                {session.ipPrefix && `, from ${session.ipPrefix}`}
                {session.remember ? ". Remembered for 30 days." : "."}
              </p>
            </div>
            <Form method="post">
              <input type="hidden" name="which" value="one" />
              <input type="hidden" name="reference" value={session.reference} />
              <button className="btn alt s">
                Sign out<span className="vh"> {deviceName(session.userAgent)}</span>
              </button>
            </Form>
          </li>
        ))}
      </ul>
      <p className="soft">
        Signing out all other devices also ends your calendar address and the link to your data. If
        you do not know one of them, change your password too.
      </p>
      <div className="line">
        <Form method="post">
          <button className="btn alt" name="which" value="others">
            Sign Out Other Devices
          </button>
        </Form>
        <Form method="post">
          <button className="btn danger" name="which" value="all">
            Sign Out Everywhere
          </button>
        </Form>
      </div>
    </>
  );
}
