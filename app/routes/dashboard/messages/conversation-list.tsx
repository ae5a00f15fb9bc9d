import { cx } from "class-variance-authority";
import { Link } from "react-router";
import type { Role } from "#app/domain/accounts/role.ts";
import {
  type Conversation,
  conversationPath,
  otherName,
  ROLE_NAME,
} from "#app/domain/messages/conversation.ts";
import { paths } from "#app/links.ts";
import { ButtonLink } from "#app/ui/button.tsx";
import { Unread } from "#app/ui/dashboard/unread.tsx";
import { Empty } from "#app/ui/empty.tsx";
import { Avatar } from "#app/ui/pictures/avatar.tsx";
import { Icon } from "#app/ui/pictures/icon.tsx";
import { Recently } from "#app/ui/values/date-time.tsx";
import { ConversationSearch } from "./conversation-search.tsx";

const MORE = 50;

const LINE = "flex flex-wrap items-center justify-between gap-x-2 [&_time]:text-meta";
const ONE_LINE = "block min-w-0 grow basis-1/2 truncate";

type ConversationListProps = {
  conversations: readonly Conversation[];
  openId: string | null;
  /** How many were requested: if there are as many, there may be more. */
  shown: number;
  /** What they were searched for; empty for the whole list. */
  words: string;
  /** UTC milliseconds. */
  now: number;
  /** As whom the person looks at the dashboard. */
  view: Role;
};

/** A person's conversations, newest first, and the search over them. */
export function ConversationList(props: ConversationListProps) {
  const { conversations, openId, shown, words, now, view } = props;
  if (conversations.length === 0 && words === "") return <NoConversations view={view} />;
  const address = openId ? `${conversationPath(openId)}&` : `${paths.messages}?`;
  const search = words && `q=${encodeURIComponent(words)}`;
  return (
    <>
      <ConversationSearch openId={openId} words={words} count={conversations.length} />
      <ul>
        {conversations.map((conversation) => (
          <li key={conversation.id} className="border-b border-line">
            <ListItem
              conversation={conversation}
              path={[conversationPath(conversation.id), search].filter(Boolean).join("&")}
              isOpen={conversation.id === openId}
              now={now}
            />
          </li>
        ))}
      </ul>
      {conversations.length >= shown && (
        <p className="p-3 text-center">
          <Link to={`${address}${search && `${search}&`}shown=${shown + MORE}`}>
            Show older conversations
          </Link>
        </p>
      )}
    </>
  );
}

type ListItemProps = {
  conversation: Conversation;
  path: string;
  isOpen: boolean;
  now: number;
};

function ListItem({ conversation, path, isOpen, now }: ListItemProps) {
  const { other, lastMessage, found, unread, muted, updatedAt } = conversation;
  const name = otherName(other);
  return (
    <Link
      className="relative flex min-h-18 gap-3 px-4 py-3 text-inherit no-underline hover:bg-sunken current:bg-sunken current:before:absolute current:before:inset-y-0 current:before:left-0 current:before:w-1.25 current:before:bg-gold current:before:[box-shadow:1px_0_var(--color-ink)]"
      to={path}
      aria-current={isOpen ? "true" : undefined}
    >
      <Avatar id={other.id} name={name} picture={other.picture} />{" "}
      <span className="min-w-0 flex-1">
        <span className={LINE}>
          <b className={ONE_LINE}>{name}</b> <Recently at={updatedAt} now={now} />
        </span>{" "}
        <span className="block text-meta text-soft">
          {ROLE_NAME[other.role]}
          {muted && (
            <>
              {" · "}
              <Icon name="bell-off" className="size-3.5" /> Muted
            </>
          )}
        </span>{" "}
        <span className={LINE}>
          <span className={cx(ONE_LINE, unread > 0 && !isOpen ? "font-semibold" : "text-soft")}>
            {found ?? lastText(lastMessage)}
          </span>
          {/* Messages in the open conversation are being read. */}
          {!isOpen && <Unread count={unread} at="list" />}
        </span>
      </span>
    </Link>
  );
}

function lastText(last: Conversation["lastMessage"]): string {
  if (!last) return "No messages yet";
  return last.own ? `You: ${last.content}` : last.content;
}

function NoConversations({ view }: Pick<ConversationListProps, "view">) {
  return (
    <div className="mx-4">
      <Empty title="No conversations yet" icon="message-circle">
        {view === "professional" ? (
          <>
            <p>Customers write to you here.</p>
            <ButtonLink to={paths.services}>My Services</ButtonLink>
          </>
        ) : (
          <>
            <p>
              Find a professional and tap Contact to write to them. Messages to you appear here too.
            </p>
            <ButtonLink href={paths.search}>Find a Pro</ButtonLink>
          </>
        )}
      </Empty>
    </div>
  );
}
