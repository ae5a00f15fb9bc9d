import { ROLE_NAME } from "#app/domain/messages/conversation.ts";
import type { StartAbout } from "#app/domain/messages/conversation-start.ts";
import { paths } from "#app/links.ts";
import { Avatar } from "#app/ui/avatar.tsx";
import { Button, ButtonLink } from "../button.tsx";
import { DashboardPage } from "../dashboard/page.tsx";
import { Icon } from "../icon.tsx";
import { Notice } from "../notice.tsx";
import { Panel } from "../panel.tsx";

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

/** Whom a new conversation is with, and the button that starts it. */
export function StartPage({ target, about, problem }: StartPageProps) {
  return (
    <DashboardPage title="New message">
      <div className="mx-auto my-8 max-w-narrow stack-4">
        {problem && <Notice tone="bad">{problem}</Notice>}
        {target ? (
          <Panel method="post" as="form" className="stack-4">
            {Object.entries(about).map(([name, value]) => (
              <input key={name} type="hidden" name={name} value={value} />
            ))}
            <div className="flex flex-wrap items-center gap-3">
              <Avatar id={target.id} name={target.name} />
              <div className="min-w-0 flex-1">
                <b>{target.name}</b>
                <p className="text-sm text-soft wrap-anywhere">{ROLE_NAME[target.role]}</p>
              </div>
            </div>
            {target.service && <p>About: {target.service.title}</p>}
            <Button>
              <Icon name="message-circle" />
              Start Conversation
            </Button>
          </Panel>
        ) : (
          <p>
            <ButtonLink variant="secondary" href={paths.messages}>
              All messages
            </ButtonLink>
          </p>
        )}
      </div>
    </DashboardPage>
  );
}
