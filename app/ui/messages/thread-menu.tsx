import type { KeyboardEvent } from "react";
import type { Thread } from "#app/domain/messages/conversation.ts";
import { Icon } from "../icon.tsx";

/** What one can do about a conversation beside answering. */
export function ThreadMenu({ thread: { id, muted, blocking } }: { thread: Thread }) {
  const path = `/dashboard/messages/${id}`;
  return (
    <details className="thread-menu" onKeyDown={closeOnEscape}>
      <summary className="btn alt s sq">
        <Icon name="ellipsis" />
        <span className="vh">More about this conversation</span>
      </summary>
      <ul>
        <li>
          <form method="post" action={`${path}/mute`}>
            <button name="mute" value={muted ? "off" : "on"}>
              <Icon name={muted ? "bell" : "pause"} />
              {muted ? "Unmute" : "Mute"}
            </button>
          </form>
        </li>
        <li>
          {blocking ? (
            <form method="post" action={`${path}/block`}>
              <button name="block" value="off">
                <Icon name="ban" />
                Unblock
              </button>
            </form>
          ) : (
            <a href={`${path}/block`}>
              <Icon name="ban" />
              Block
            </a>
          )}
        </li>
        <li>
          <a href={`${path}/report`}>
            <Icon name="flag" />
            Report
          </a>
        </li>
      </ul>
    </details>
  );
}

function closeOnEscape({ key, currentTarget }: KeyboardEvent<HTMLDetailsElement>) {
  if (key !== "Escape" || !currentTarget.open) return;
  currentTarget.open = false;
  currentTarget.querySelector("summary")?.focus();
}
