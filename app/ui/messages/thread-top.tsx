import { type OpenThread, ROLE_NAME } from "#app/domain/messages/conversation.ts";
import { paths } from "#app/links.ts";
import { ButtonLink } from "#app/ui/button.tsx";
import { Avatar } from "#app/ui/pictures/avatar.tsx";
import { Icon } from "#app/ui/pictures/icon.tsx";
import { ThreadMenu } from "./thread-menu.tsx";

type ThreadTopProps = { thread: OpenThread; name: string; isOnline: boolean };

/** The head of a conversation: who the other person is, what it is about, and its menu. */
export function ThreadTop({ thread, name, isOnline }: ThreadTopProps) {
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
