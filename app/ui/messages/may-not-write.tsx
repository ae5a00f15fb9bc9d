import type { OpenThread } from "#app/domain/messages/conversation.ts";
import { REFUSALS } from "#app/domain/messages/refusal.ts";
import { paths } from "#app/links.ts";
import { Button } from "#app/ui/button.tsx";
import { AccountField } from "#app/ui/forms/account-field.tsx";
import { Notice } from "#app/ui/notice.tsx";

/** In place of the form: why nothing can be sent, and how to unblock who was blocked. */
export function MayNotWrite({ thread, name }: { thread: OpenThread; name: string }) {
  if (thread.other.deleted) {
    return (
      <Notice tone="info">
        This account was deleted. You cannot send messages to it any more.
      </Notice>
    );
  }
  if (!thread.blocking) return <Notice tone="info">{REFUSALS.blocked.screen}</Notice>;
  return (
    <Notice tone="info">
      You have blocked {name}. Neither of you can send messages until you unblock.
      {thread.id !== null && (
        <form method="post" action={paths.blockOther(thread.id)}>
          <AccountField />
          <Button variant="secondary" size="small" name="block" value="off">
            Unblock
          </Button>
        </form>
      )}
    </Notice>
  );
}
