import { Link } from "react-router";
import {
  type Conversation,
  conversationPath,
  otherName,
  ROLE_NAME,
} from "#app/domain/messages/conversation.ts";
import { Unread } from "../dashboard/unread.tsx";
import { Empty } from "../empty.tsx";
import { Nameplate } from "../nameplate.tsx";
import { Recently } from "../when.tsx";

const MORE = 50;

type ConversationListProps = {
  conversations: readonly Conversation[];
  openId: string | null;
  /** How many were asked for: when there are as many, there may be more. */
  shown: number;
  /** UTC milliseconds. */
  now: number;
};

/** A person's conversations, newest first. */
export function ConversationList({ conversations, openId, shown, now }: ConversationListProps) {
  if (conversations.length === 0) return <NoConversations />;
  const here = openId ? `${conversationPath(openId)}&` : "/dashboard/messages?";
  return (
    <>
      <ul>
        {conversations.map((conversation) => (
          <li key={conversation.id}>
            <Entry conversation={conversation} isOpen={conversation.id === openId} now={now} />
          </li>
        ))}
      </ul>
      {conversations.length >= shown && (
        <p className="more">
          <Link to={`${here}shown=${shown + MORE}`}>Show older conversations</Link>
        </p>
      )}
    </>
  );
}

type EntryProps = { conversation: Conversation; isOpen: boolean; now: number };

function Entry({ conversation, isOpen, now }: EntryProps) {
  const { id, other, lastMessage, unread, updatedAt } = conversation;
  const name = otherName(other);
  return (
    <Link to={conversationPath(id)} aria-current={isOpen ? "true" : undefined}>
      <Nameplate id={other.id} name={name} />{" "}
      <span className="grow">
        <span className="first-line">
          <b className="cut">{name}</b> <Recently at={updatedAt} now={now} />
        </span>{" "}
        <span className="role soft">{ROLE_NAME[other.role]}</span>{" "}
        <span className="first-line">
          <span className={unread > 0 && !isOpen ? "cut new" : "cut soft"}>
            {lastMessage ? (
              <>
                {lastMessage.own && "You: "}
                {lastMessage.content}
              </>
            ) : (
              "No messages yet"
            )}
          </span>
          {/* What arrives in the open one is being read. */}
          {!isOpen && <Unread count={unread} />}
        </span>
      </span>
    </Link>
  );
}

function NoConversations() {
  return (
    <Empty title="No conversations yet" icon="message-circle">
      <p>
        Find a professional and press Contact to write to them. Who writes to you stands here too.
      </p>
      <a className="btn" href="/search">
        Find a Pro
      </a>
    </Empty>
  );
}
