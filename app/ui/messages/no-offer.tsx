import { conversationPath } from "#app/domain/messages/conversation.ts";
import { paths } from "#app/links.ts";
import { ButtonLink } from "#app/ui/button.tsx";
import { DashboardPage } from "#app/ui/dashboard/page.tsx";
import { Notice } from "#app/ui/notice.tsx";

type NoOfferProps = { title: string; problem: string; conversationId: string | null };

/** In place of the form when a time can be neither offered nor accepted. */
export function NoOffer({ title, problem, conversationId }: NoOfferProps) {
  return (
    <DashboardPage title={title}>
      <Notice tone="bad">{problem}</Notice>
      <p>
        <ButtonLink
          variant="secondary"
          to={conversationId ? conversationPath(conversationId) : paths.messages}
        >
          {conversationId ? "Back to the conversation" : "All messages"}
        </ButtonLink>
      </p>
    </DashboardPage>
  );
}
