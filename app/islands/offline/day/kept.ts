import type {
  KeptBooking,
  KeptConversation,
  KeptCopy,
  OfflineCopy,
} from "#app/domain/offline/copy.ts";
import { keptTimeText } from "#app/domain/offline/kept-time.ts";
import { isWaiting, type QueueEntry } from "#app/domain/queue/entry.ts";
import { notSentText, waitingText } from "#app/domain/queue/words.ts";
import { dayOf } from "#app/domain/time/guyana-day.ts";
import { fromTemplate, list } from "#app/islands/offline/template.ts";

const VIEWS = ["today", "messages", "saved"];

type Waiting = readonly QueueEntry[];

/** Says how much was written without a connection and waits. */
export function showWaiting(entries: Waiting): void {
  const line = document.querySelector<HTMLElement>("[data-waiting]");
  if (!line || !entries.some(isWaiting)) return;
  line.textContent = `${notSentText(entries)} It is sent by itself when there is a connection.`;
  line.hidden = false;
}

/** Shows what this device keeps, and opens the part that the address asks for. */
export function showKept({ copy, at }: KeptCopy, entries: Waiting): void {
  const section = document.querySelector("[data-kept]");
  const asOf = document.querySelector("[data-as-of]");
  if (!section || !asOf) return;
  asOf.textContent = `As of ${keptTimeText(at, Date.now())}.`;
  const bookings = copy.bookings.filter(({ day }) => day >= dayOf(Date.now()));
  for (const [, ofDay] of byDay(bookings)) {
    const day = fromTemplate("day", { dayText: ofDay[0]?.dayText ?? "" });
    for (const booking of ofDay) {
      list("bookings", day).appendChild(
        fromTemplate("booking-row", bookingTexts(booking, entries)),
      );
    }
    list("today").appendChild(day);
  }
  for (const { id, person, messages } of copy.conversations) {
    const last = messages.at(-1)?.text ?? "";
    list("messages").appendChild(
      fromTemplate("conversation-row", { person, last, link: `#conversation-${id}` }),
    );
  }
  for (const service of copy.saved)
    list("saved").appendChild(fromTemplate("service", { ...service }));
  const empty = {
    today: bookings.length === 0,
    messages: copy.conversations.length === 0,
    saved: copy.saved.length === 0,
  };
  for (const [name, isEmpty] of Object.entries(empty)) {
    document.querySelector(`[data-empty="${name}"]`)?.toggleAttribute("hidden", !isEmpty);
  }
  const open = () => openView(viewOfAddress(), copy, entries);
  addEventListener("hashchange", () => open()?.focus());
  section.removeAttribute("hidden");
  open();
}

/** The view in the fragment of the address, else that of the page that was asked for. */
function viewOfAddress(): string {
  const fragment = location.hash.slice(1);
  if (VIEWS.includes(fragment) || /^(booking|conversation)-/.test(fragment)) return fragment;
  const booking = /^\/dashboard\/bookings\/([0-9a-f-]{36})/.exec(location.pathname)?.[1];
  if (booking) return `booking-${booking}`;
  if (location.pathname.startsWith("/dashboard/messages")) {
    const conversation = new URLSearchParams(location.search).get("conversation");
    return conversation ? `conversation-${conversation}` : "messages";
  }
  return location.pathname.startsWith("/dashboard/saved") ? "saved" : "today";
}

/** Shows one view and returns its heading. What is not kept is the list in which it would stand. */
function openView(view: string, copy: OfflineCopy, entries: Waiting): HTMLElement | null {
  const [kind, id] = [view.slice(0, view.indexOf("-")), view.slice(view.indexOf("-") + 1)];
  const booking = kind === "booking" && copy.bookings.find((one) => one.id === id);
  const conversation = kind === "conversation" && copy.conversations.find((one) => one.id === id);
  const tab = kind === "booking" ? "today" : kind === "conversation" ? "messages" : view;
  const name = booking || conversation ? "detail" : tab;
  for (const view of document.querySelectorAll<HTMLElement>("[data-view]")) {
    view.hidden = view.dataset.view !== name;
  }
  for (const link of document.querySelectorAll('nav a[href^="#"]')) {
    if (link.getAttribute("href") === `#${tab}`) link.setAttribute("aria-current", "page");
    else link.removeAttribute("aria-current");
  }
  const heading = document.querySelector<HTMLElement>(`[data-view="${name}"] h2`);
  if (booking) {
    const texts = bookingTexts(booking, entries);
    showDetail(heading, booking.service, fromTemplate("booking", texts));
  }
  if (conversation) showDetail(heading, conversation.person, conversationDetail(conversation));
  return heading;
}

function showDetail(heading: HTMLElement | null, title: string, detail: Node): void {
  if (heading) heading.textContent = title;
  list("detail").replaceChildren(detail);
}

function bookingTexts({ phoneText, ...booking }: KeptBooking, entries: Waiting) {
  const waiting = entries.find(
    (entry) => entry.kind === "transition" && entry.bookingId === booking.id && isWaiting(entry),
  );
  return {
    ...booking,
    link: `#booking-${booking.id}`,
    phoneLink: `tel:${booking.phone}`,
    phoneText: phoneText && `Call ${phoneText}`,
    waiting: waiting?.kind === "transition" ? waitingText(waiting.transition) : "",
  };
}

function conversationDetail({ messages }: KeptConversation): Node {
  const all = document.createElement("ul");
  all.className = "grid grid-cols-1 gap-2";
  for (const message of messages) all.appendChild(fromTemplate("message", { ...message }));
  return all;
}

function byDay(bookings: readonly KeptBooking[]): Map<string, KeptBooking[]> {
  return Map.groupBy(bookings, ({ day }) => day);
}
