import type { BookingStep } from "#app/domain/messages/booking-step.ts";
import type { Card } from "#app/domain/messages/card.ts";
import { type Chat, connectionOf, newCount } from "#app/domain/messages/chat.ts";
import { type OpenThread, otherName } from "#app/domain/messages/conversation.ts";
import { firstMessageHint } from "#app/domain/messages/conversation-start.ts";
import type { ChatActions } from "./chat-actions.ts";
import { ConnectionNotice } from "./connection-notice.tsx";
import { MayNotWrite } from "./may-not-write.tsx";
import { MessageForm, type MessageRefusal } from "./message-form.tsx";
import { MessageList } from "./message-list.tsx";
import { MessageScroller } from "./message-scroller.tsx";
import { OlderMessages } from "./older-messages.tsx";
import { ThreadTop } from "./thread-top.tsx";

type ThreadViewProps = {
  thread: OpenThread;
  /** The page of the conversation, which its form is sent to. */
  path: string;
  /** Whether the other person usually replies within a day. */
  repliesSoon: boolean;
  /** The bookings and offers in the conversation. */
  cards: readonly Card[];
  /** What was done about these bookings, oldest first. */
  steps: readonly BookingStep[];
  /** Where this person proposes a time, or null. */
  proposeTo: string | null;
  chat: Chat;
  /** Null before hydration, and without JavaScript. */
  actions: ChatActions | null;
  /** The page ends before this place; null when it has the newest messages. */
  before: number | null;
  refusal: MessageRefusal | null;
  /** UTC milliseconds. */
  now: number;
  /** Whether the bar of the page already says that there is no connection. */
  isSaidInBar: boolean;
};

/** One conversation: the other person, the messages and the form to answer. */
export function ThreadView(props: ThreadViewProps) {
  const { thread, path, repliesSoon, cards, proposeTo, chat, actions, before, refusal } = props;
  const name = otherName(thread.other);
  return (
    <section
      className="flex min-h-0 min-w-0 flex-col"
      aria-label={`Conversation with ${name}`}
      data-connection={connectionOf(chat)}
    >
      <ThreadTop thread={thread} name={name} isOnline={chat.otherPresent} />
      {!props.isSaidInBar && <ConnectionNotice chat={chat} />}
      <MessageScroller
        newMessages={newCount(chat)}
        ownMessages={chat.pending.length}
        onAtEnd={actions?.setAtEnd}
      >
        <OlderMessages chat={chat} actions={actions} path={path} />
        {chat.messages.length + chat.pending.length === 0 && thread.mayWrite && (
          <Empty thread={thread} repliesSoon={repliesSoon} />
        )}
        <MessageList
          {...chat}
          other={name}
          cards={cards}
          steps={props.steps}
          path={path}
          now={props.now}
          takeBack={(clientId) => {
            actions?.takeBack(clientId);
            // Its button is gone with it, and its text is in the box.
            document.getElementById("content")?.focus();
          }}
        />
        {before !== null && !actions && (
          <p className="p-3 text-center">
            <a href={path}>Newest messages</a>
          </p>
        )}
        <p className="min-h-[1.5em] text-sm text-soft" aria-live="polite">
          {chat.typingUntil > 0 && `${name} is typing…`}
        </p>
      </MessageScroller>
      <div className="border-t-2 border-control bg-card px-4 pt-2 above-home-indicator lg:px-8">
        {thread.mayWrite ? (
          <MessageForm
            {...{ proposeTo, chat, actions, refusal }}
            action={path}
            isFirst={thread.id === null}
          />
        ) : (
          <MayNotWrite thread={thread} name={name} />
        )}
      </div>
    </section>
  );
}

type EmptyProps = { thread: OpenThread; repliesSoon: boolean };

/** What a conversation shows before its first message. */
function Empty({ thread, repliesSoon }: EmptyProps) {
  return (
    <p className="mx-auto max-w-narrow py-3 text-center text-soft wrap-anywhere">
      {thread.service && <b className="block text-ink">{thread.service.title}</b>}{" "}
      {firstMessageHint(thread, repliesSoon)}
    </p>
  );
}
