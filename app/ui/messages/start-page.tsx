import { ROLE_NAME } from "#app/domain/messages/conversation.ts";
import type { StartAbout } from "#app/domain/messages/conversation-start.ts";
import { DashboardPage } from "../dashboard/page.tsx";
import { Icon } from "../icon.tsx";
import { Nameplate } from "../nameplate.tsx";
import { Notice } from "../notice.tsx";

type StartPageProps = {
  target: {
    id: string;
    name: string;
    role: keyof typeof ROLE_NAME;
    service: { title: string } | null;
  } | null;
  about: Partial<StartAbout>;
  problem: string | null;
};

/** Before a first message: whom it goes to, and the one button that begins the conversation. */
export function StartPage({ target, about, problem }: StartPageProps) {
  return (
    <DashboardPage title="New message">
      <div className="page-d stack">
        {problem && <Notice tone="bad">{problem}</Notice>}
        {target ? (
          <form method="post" className="panel stack">
            {Object.entries(about).map(([name, value]) => (
              <input key={name} type="hidden" name={name} value={value} />
            ))}
            <div className="line gap-3">
              <Nameplate id={target.id} name={target.name} />
              <div className="grow">
                <b>{target.name}</b>
                <p className="by">{ROLE_NAME[target.role]}</p>
              </div>
            </div>
            {target.service && <p>About: {target.service.title}</p>}
            <button className="btn">
              <Icon name="message-circle" />
              Start Conversation
            </button>
          </form>
        ) : (
          <p>
            <a className="btn alt" href="/dashboard/messages">
              All messages
            </a>
          </p>
        )}
      </div>
    </DashboardPage>
  );
}
