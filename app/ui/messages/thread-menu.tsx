import type { KeyboardEvent } from "react";
import type { Thread } from "#app/domain/messages/conversation.ts";
import { buttonClass } from "../button.tsx";
import { Icon } from "../icon.tsx";

const ITEM =
  "flex min-h-12 w-full items-center gap-2.5 px-3.5 font-semibold text-ink no-underline hover:bg-sunken";

/** The menu of a conversation: mute, block, report. */
export function ThreadMenu({ thread: { id, muted, blocking } }: { thread: Thread }) {
  const path = `/dashboard/messages/${id}`;
  return (
    <details className="relative" onKeyDown={closeOnEscape}>
      <summary className={buttonClass({ variant: "secondary", size: "smallSquare" })}>
        <Icon name="ellipsis" />
        <span className="sr-only">More about this conversation</span>
      </summary>
      <ul className="absolute right-0 z-5 mt-1 min-w-45 rounded-control border-2 border-control bg-card">
        <li>
          <form method="post" action={`${path}/mute`}>
            <button className={ITEM} name="mute" value={muted ? "off" : "on"}>
              <Icon name={muted ? "bell" : "pause"} />
              {muted ? "Unmute" : "Mute"}
            </button>
          </form>
        </li>
        <li>
          {blocking ? (
            <form method="post" action={`${path}/block`}>
              <button className={ITEM} name="block" value="off">
                <Icon name="ban" />
                Unblock
              </button>
            </form>
          ) : (
            <a className={ITEM} href={`${path}/block`}>
              <Icon name="ban" />
              Block
            </a>
          )}
        </li>
        <li>
          <a className={ITEM} href={`${path}/report`}>
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
