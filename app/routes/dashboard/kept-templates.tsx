import { paths } from "#app/links.ts";
import { Notice } from "#app/ui/notice.tsx";
import { Container } from "#app/ui/pages/page.tsx";

const call = "inline-flex min-h-11 items-center font-bold";
const box = "rounded-card border border-line bg-card px-3.5 py-3 text-ink";
const row = `block no-underline ${box}`;

/**
 * What the script of the offline page copies and fills: `data-text` names the text of an element, which goes where there is
 * none, and `data-link` that of a link.
 */
export function KeptTemplates() {
  return (
    <>
      <template id="kept-note">
        <Container className="pt-4">
          <Notice tone="wait">
            %line% This page is from %time%. <a href="/%address%">Load again</a> or{" "}
            <a href={paths.offline}>see what this device keeps</a>.
          </Notice>
        </Container>
      </template>
      <template id="kept-page">
        <li>
          <a
            className="flex min-h-11 items-center"
            href={paths.categories}
            data-link="link"
            data-text="title"
          >
            Open
          </a>
        </li>
      </template>
      <BookingTemplates />
      <ConversationTemplates />
      <template id="kept-service">
        <li className={row}>
          <b data-text="title" />
          <span className="block" data-text="professional" />
          <span className="block text-soft" data-text="price" />
        </li>
      </template>
    </>
  );
}

/** The bookings of a day, and one of them as a page. */
function BookingTemplates() {
  return (
    <>
      <template id="kept-day">
        <section className="grid gap-2">
          <h3 className="text-lg" data-text="dayText">
            Day
          </h3>
          <ul className="grid gap-2" data-list="bookings" />
        </section>
      </template>
      <template id="kept-booking-row">
        <li className={`grid gap-1 ${box}`}>
          <p className="flex flex-wrap items-baseline gap-x-3">
            <b className="text-lg" data-text="time" />
            <span className="text-soft" data-text="status" />
          </p>
          <p data-text="waiting" />
          <p className="font-bold wrap-anywhere" data-text="place" />
          <p className="wrap-anywhere" data-text="person" />
          <a className={call} href={paths.bookings} data-link="phoneLink" data-text="phoneText">
            Call
          </a>
          <p className="wrap-anywhere whitespace-pre-line" data-text="notes" />
          <a
            className="flex min-h-11 items-center"
            href={paths.bookings}
            data-link="link"
            data-text="service"
          >
            Open
          </a>
        </li>
      </template>
      <BookingTemplate />
    </>
  );
}

function BookingTemplate() {
  return (
    <template id="kept-booking">
      <dl className="grid grid-cols-[minmax(5rem,auto)_1fr] gap-x-4 gap-y-2.5 [&_dd]:min-w-0 [&_dd]:wrap-anywhere [&_dt]:text-soft">
        <dt>When</dt>
        <dd>
          <span data-text="dayText" />, <span data-text="time" />
        </dd>
        <dt>Status</dt>
        <dd data-text="status" />
        <dt>Waiting</dt>
        <dd data-text="waiting" />
        <dt>With</dt>
        <dd data-text="person" />
        <dt>Place</dt>
        <dd data-text="place" />
        <dt>Phone</dt>
        <dd>
          <a className={call} href={paths.bookings} data-link="phoneLink" data-text="phoneText">
            Call
          </a>
        </dd>
        <dt>Notes</dt>
        <dd className="whitespace-pre-line" data-text="notes" />
        <dt>Offer</dt>
        <dd className="whitespace-pre-line" data-text="offer" />
        <dt>Price</dt>
        <dd data-text="price" />
        <dt>Reference</dt>
        <dd data-text="reference" />
      </dl>
    </template>
  );
}

function ConversationTemplates() {
  return (
    <>
      <template id="kept-conversation-row">
        <li>
          <a className={row} href={paths.messages} data-link="link">
            <b data-text="person" />
            <span className="block truncate text-soft" data-text="last" />
          </a>
        </li>
      </template>
      <template id="kept-message">
        <li className="rounded-card border border-line bg-card px-3.5 py-2">
          <p className="text-sm text-soft">
            <b data-text="from" /> <span data-text="time" />
          </p>
          <p className="wrap-anywhere whitespace-pre-line" data-text="text" />
        </li>
      </template>
    </>
  );
}
