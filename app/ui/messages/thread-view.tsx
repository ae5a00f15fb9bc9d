import { Link } from "react-router";
import { type Chat, connectionOf } from "#app/domain/messages/chat.ts";
import {
  conversationPath,
  MESSAGES_NOT_LOADED,
  otherName,
  ROLE_NAME,
  type Thread,
} from "#app/domain/messages/conversation.ts";
import { REFUSALS } from "#app/domain/messages/refusal.ts";
import { Icon } from "../icon.tsx";
import { serviceHref } from "../links.ts";
import { Nameplate } from "../nameplate.tsx";
import { Notice } from "../notice.tsx";
import { MessageForm, type RefusedMessage } from "./message-form.tsx";
import { MessageList } from "./message-list.tsx";
import { ThreadMenu } from "./thread-menu.tsx";

/** What a page with scripts can do beyond forms and links. */
export type ChatActions = {
  type(text: string): void;
  send(): void;
  discard(): void;
  loadOlder(): void;
};

type ThreadViewProps = {
  thread: Thread;
  chat: Chat;
  /** Null until the page's scripts run, and without them. */
  actions: ChatActions | null;
  /** The place before which this page ends; null when it has the newest messages. */
  before: number | null;
  /** For the form without scripts. */
  clientId: string;
  refused: RefusedMessage | null;
};

/** One conversation: who it is with, what was said, and the box to answer. */
export function ThreadView(props: ThreadViewProps) {
  const { thread, chat, actions, before, clientId, refused } = props;
  const name = otherName(thread.other);
  return (
    <section
      className="chat"
      aria-label={`Conversation with ${name}`}
      data-connection={connectionOf(chat)}
    >
      <ThreadTop thread={thread} name={name} isHere={chat.otherPresent} />
      <ConnectionNotice chat={chat} />
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a box that scrolls is reached by keyboard */}
      <div className="thread" role="log" aria-label="Messages" tabIndex={0}>
        <div>
          <Older chat={chat} actions={actions} conversationId={thread.id} />
          <MessageList {...chat} />
          {before !== null && !actions && (
            <p className="more">
              <a href={conversationPath(thread.id)}>Newest messages</a>
            </p>
          )}
          <p className="typing" aria-live="polite">
            {chat.typingUntil > 0 && `${name} is typing…`}
          </p>
        </div>
      </div>
      <div className="end">
        {thread.mayWrite ? (
          <MessageForm
            conversationId={thread.id}
            chat={chat}
            actions={actions}
            clientId={clientId}
            refused={refused}
          />
        ) : (
          <MayNotWrite thread={thread} name={name} />
        )}
      </div>
    </section>
  );
}

function ThreadTop({ thread, name, isHere }: { thread: Thread; name: string; isHere: boolean }) {
  const { other, service } = thread;
  return (
    <header className="top">
      <Link className="back btn alt s sq" to="/dashboard/messages">
        <Icon name="arrow-left" />
        <span className="vh">All conversations</span>
      </Link>
      <Nameplate id={other.id} name={name} />
      <div className="grow">
        <h1 className="cut">{name}</h1>
        <p className="by cut">
          {ROLE_NAME[other.role]}
          {isHere && (
            <>
              {" · "}
              <span className="here">Online</span>
            </>
          )}
          {service && (
            <>
              {" · "}
              <a href={serviceHref(service.id)}>{service.title}</a>
            </>
          )}
        </p>
      </div>
      <ThreadMenu thread={thread} />
    </header>
  );
}

/** The connection states of decision 88, as far as they change anything for the person. */
function ConnectionNotice({ chat }: { chat: Chat }) {
  const connection = connectionOf(chat);
  if (connection === "disconnected") {
    return <Notice tone="bad">You are not connected. Trying again…</Notice>;
  }
  if (connection === "connecting" && chat.socket === "closed") {
    return <Notice tone="wait">Slow connection: messages are sent without live updates.</Notice>;
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
      <p className="more">
        {actions ? (
          <button type="button" className="btn alt s" onClick={actions.loadOlder}>
            Load older
          </button>
        ) : (
          <a className="btn alt s" href={path}>
            Load older
          </a>
        )}
      </p>
    </>
  );
}

function MayNotWrite({ thread, name }: { thread: Thread; name: string }) {
  if (thread.other.deleted) {
    return <Notice tone="info">This account was deleted: nobody would read an answer.</Notice>;
  }
  if (!thread.blocking) return <Notice tone="info">{REFUSALS.blocked.screen}</Notice>;
  return (
    <Notice tone="info">
      You have blocked {name}. Neither of you can send messages until you unblock.
    </Notice>
  );
}
