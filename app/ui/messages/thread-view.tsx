import { type Chat, connectionOf } from "#app/domain/messages/chat.ts";
import {
  conversationPath,
  MESSAGES_NOT_LOADED,
  otherName,
  ROLE_NAME,
  type Thread,
} from "#app/domain/messages/conversation.ts";
import { REFUSALS } from "#app/domain/messages/refusal.ts";
import { paths } from "#app/links.ts";
import { Avatar } from "#app/ui/avatar.tsx";
import { Button, ButtonLink } from "../button.tsx";
import { Icon } from "../icon.tsx";
import { Notice } from "../notice.tsx";
import { MessageForm, type MessageRefusal } from "./message-form.tsx";
import { MessageList } from "./message-list.tsx";
import { ThreadMenu } from "./thread-menu.tsx";

/** What a hydrated page can do beyond forms and links. */
export type ChatActions = {
  type(text: string): void;
  send(): void;
  discard(): void;
  loadOlder(): void;
};

type ThreadViewProps = {
  thread: Thread;
  chat: Chat;
  /** Null before hydration, and without JavaScript. */
  actions: ChatActions | null;
  /** The page ends before this place; null when it has the newest messages. */
  before: number | null;
  refusal: MessageRefusal | null;
};

/** One conversation: the other person, the messages and the form to answer. */
export function ThreadView(props: ThreadViewProps) {
  const { thread, chat, actions, before, refusal } = props;
  const name = otherName(thread.other);
  return (
    <section
      className="flex min-h-0 min-w-0 flex-col"
      aria-label={`Conversation with ${name}`}
      data-connection={connectionOf(chat)}
    >
      <ThreadTop thread={thread} name={name} isOnline={chat.otherPresent} />
      <ConnectionNotice chat={chat} />
      <div
        className="flex min-h-0 flex-1 flex-col-reverse overflow-auto bg-sunken p-4 focus-visible:-outline-offset-3 lg:px-8"
        role="log"
        aria-label="Messages"
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a box that scrolls is reached by keyboard
        tabIndex={0}
      >
        <div>
          <Older chat={chat} actions={actions} conversationId={thread.id} />
          <MessageList {...chat} />
          {before !== null && !actions && (
            <p className="p-3 text-center">
              <a href={conversationPath(thread.id)}>Newest messages</a>
            </p>
          )}
          <p className="min-h-[1.5em] text-sm text-soft" aria-live="polite">
            {chat.typingUntil > 0 && `${name} is typing…`}
          </p>
        </div>
      </div>
      <div className="border-t-2 border-control bg-card px-4 pt-2 pb-[calc(8px+env(safe-area-inset-bottom))] lg:px-8">
        {thread.mayWrite ? (
          <MessageForm conversationId={thread.id} chat={chat} actions={actions} refusal={refusal} />
        ) : (
          <MayNotWrite thread={thread} name={name} />
        )}
      </div>
    </section>
  );
}

type ThreadTopProps = { thread: Thread; name: string; isOnline: boolean };

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
      <Avatar id={other.id} name={name} />
      <div className="min-w-0 flex-1">
        <h1 className="truncate text-lg [letter-spacing:-0.01em]">{name}</h1>
        <p className="truncate text-sm text-soft [&_a]:-outline-offset-3">
          {ROLE_NAME[other.role]}
          {isOnline && (
            <>
              {" · "}
              <span className="font-semibold text-success">Online</span>
            </>
          )}
          {service && (
            <>
              {" · "}
              <a href={paths.service(service.id)}>{service.title}</a>
            </>
          )}
        </p>
      </div>
      <ThreadMenu thread={thread} />
    </header>
  );
}

/** The connection states (decision 88) that matter to the person. */
function ConnectionNotice({ chat }: { chat: Chat }) {
  const connection = connectionOf(chat);
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
        Slow connection: messages are sent without live updates.
      </Notice>
    );
  }
  return null;
}

type OlderProps = {
  chat: Chat;
  actions: ChatActions | null;
  conversationId: string;
};

function Older({ chat, actions, conversationId }: OlderProps) {
  if (!chat.hasOlder) return null;
  const path = `${conversationPath(conversationId)}&before=${chat.messages[0]?.seq ?? 1}`;
  return (
    <>
      {chat.olderFailed && <Notice tone="bad">{MESSAGES_NOT_LOADED}</Notice>}
      <p className="p-3 text-center">
        {actions ? (
          <Button type="button" variant="secondary" size="small" onClick={actions.loadOlder}>
            Load older
          </Button>
        ) : (
          <ButtonLink variant="secondary" size="small" href={path}>
            Load older
          </ButtonLink>
        )}
      </p>
    </>
  );
}

function MayNotWrite({ thread, name }: { thread: Thread; name: string }) {
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
    </Notice>
  );
}
