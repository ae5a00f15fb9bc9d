import { conversationPath } from "#app/domain/messages/conversation.ts";
import { paths } from "#app/links.ts";
import { ConfirmPage } from "#app/ui/dashboard/confirm-page.tsx";

type BlockPageProps = { conversationId: string; name: string; problem?: string };

/** Asks before the other person of a conversation is blocked: a page, or a dialog over the conversation. */
export function BlockPage({ conversationId, name, problem }: BlockPageProps) {
  return (
    <ConfirmPage
      title={`Block ${name}?`}
      action="Block"
      submitTo={paths.blockOther(conversationId)}
      cancelTo={conversationPath(conversationId)}
      problem={problem}
      danger
    >
      <p>
        Neither of you can send messages any more until you unblock. Old messages and bookings stay.
      </p>
    </ConfirmPage>
  );
}
