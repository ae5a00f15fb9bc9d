import type { Card } from "#app/domain/messages/card.ts";
import { type Chat, connectionOf, newCount } from "#app/domain/messages/chat.ts";
import {
  MESSAGES_NOT_LOADED,
  type OpenThread,
  otherName,
  ROLE_NAME,
} from "#app/domain/messages/conversation.ts";
import { firstMessageHint } from "#app/domain/messages/conversation-start.ts";
import { REFUSALS } from "#app/domain/messages/refusal.ts";
import { paths } from "#app/links.ts";
import { Button, ButtonLink } from "#app/ui/button.tsx";
import { AccountField } from "#app/ui/forms/account-field.tsx";
import { Notice, Problem } from "#app/ui/notice.tsx";
import { Avatar } from "#app/ui/pictures/avatar.tsx";
import { Icon } from "#app/ui/pictures/icon.tsx";
import { MessageForm, type MessageRefusal } from "./message-form.tsx";
import { MessageList } from "./message-list.tsx";
import { MessageScroller } from "./message-scroller.tsx";
import { ThreadMenu } from "./thread-menu.tsx";

/** What a hydrated page can do beyond forms and links. */
export type ChatActions = {
  type(text: string): void;
  send(): void;
  discard(): void;
  /** Puts a message that waits for a connection back into the input. */
  takeBack(clientId: string): void;
  loadOlder(): void;
  /** Whether the newest message is in view. */
  setAtEnd(isAtEnd: boolean): void;
};

type ThreadViewProps = {
  thread: OpenThread;
  /** The page of the conversation, which its form is sent to. */
  path: string;
  /** Whether the other person usually replies within a day. */
  repliesSoon: boolean;
  /** The bookings and offers in the conversation. */
  cards: readonly Card[];
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
        <Older chat={chat} actions={actions} path={path} />
        {chat.messages.length + chat.pending.length === 0 && thread.mayWrite && (
          <Empty thread={thread} repliesSoon={repliesSoon} />
        )}
        <MessageList
          {...chat}
          other={name}
          cards={cards}
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

type ThreadTopProps = { thread: OpenThread; name: string; isOnline: boolean };

function ThreadTop({ thread, name, isOnline }: ThreadTopProps) {
  const { other, service } = thread;
  return (
    <header className="flex items-center gap-2.5 border-b border-line bg-card px-4 py-1.5 lg:min-h-17 lg:px-8">
      <ButtonLink
        variant="secondary"
        size="smallSquare"
        className="-ml-3 border-0! lg:hidden"
        to={paths.messages}
      >
        <Icon name="arrow-left" />
        <span className="sr-only">All conversations</span>
      </ButtonLink>
      <Avatar id={other.id} name={name} picture={other.picture} />
      <div className="min-w-0 flex-1">
        <h1 className="truncate text-lg [letter-spacing:-0.01em] [&_a]:text-inherit [&_a]:-outline-offset-3">
          {thread.hasProfile ? (
            <a className="underline-on-hover" href={paths.professional(other.id)}>
              {name}
            </a>
          ) : (
            name
          )}
        </h1>
        <p className="truncate text-sm text-soft">
          {ROLE_NAME[other.role]}
          {thread.muted && (
            <>
              {" · "}
              <Icon name="bell-off" className="size-3.5" /> Muted
            </>
          )}
          {isOnline && (
            <>
              {" · "}
              <span className="font-semibold text-success">Online</span>
            </>
          )}
        </p>
        {service && (
          <p className="truncate text-sm text-soft [&_a]:-outline-offset-3">
            About <a href={paths.service(service.id)}>{service.title}</a>
          </p>
        )}
      </div>
      {thread.id !== null && <ThreadMenu thread={{ ...thread, id: thread.id }} />}
    </header>
  );
}

/** The connection states (decision 88) that matter to the person. */
function ConnectionNotice({ chat }: { chat: Chat }) {
  const connection = connectionOf(chat);
  if (connection === "offline") {
    return (
      <Notice flush tone="wait">
        You are not connected. What you write is kept on this device and sent when you are connected
        again.
      </Notice>
    );
  }
  if (connection === "disconnected") {
    return (
      <Notice flush tone="bad">
        You are not connected. Trying again…
      </Notice>
    );
  }
  if (connection === "connecting" && chat.socket === "closed") {
    return (
      <Notice flush tone="wait">
        Slow connection. Messages are sent, but new ones may show late.
      </Notice>
    );
  }
  return null;
}

type OlderProps = {
  chat: Chat;
  actions: ChatActions | null;
  path: string;
};

function Older({ chat, actions, path }: OlderProps) {
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

function MayNotWrite({ thread, name }: { thread: OpenThread; name: string }) {
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
