import type { Chat } from "#app/domain/messages/chat.ts";
import { MESSAGES_NOT_LOADED } from "#app/domain/messages/conversation.ts";
import { Button, ButtonLink } from "#app/ui/button.tsx";
import { Problem } from "#app/ui/notice.tsx";
import type { ChatActions } from "./chat-actions.ts";

type OlderMessagesProps = {
  chat: Chat;
  actions: ChatActions | null;
  path: string;
};

/** Loads what stands before the first message on the page: with a button in a hydrated page, else with a link. */
export function OlderMessages({ chat, actions, path }: OlderMessagesProps) {
  if (!chat.hasOlder) return null;
  return (
    <>
      {chat.olderFailed && <Problem>{MESSAGES_NOT_LOADED}</Problem>}
      <p className="p-3 text-center">
        {actions ? (
          <Button type="button" variant="secondary" size="small" onClick={actions.loadOlder}>
            Load older
          </Button>
        ) : (
          <ButtonLink
            variant="secondary"
            size="small"
            href={`${path}&before=${chat.messages[0]?.seq ?? 1}`}
          >
            Load older
          </ButtonLink>
        )}
      </p>
    </>
  );
}
