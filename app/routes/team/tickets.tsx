import { clockContext, databaseContext } from "#app/context.ts";
import { pageNumber } from "#app/domain/forms/query-fields.ts";
import { CONTACT_TOPIC_NAMES } from "#app/domain/support/contact.ts";
import { ageText } from "#app/domain/team/age.ts";
import {
  TICKET_STATE_NAMES,
  TICKET_STATES,
  type TicketState,
  ticketStateSchema,
} from "#app/domain/team/tickets.ts";
import { readForPage } from "#app/http/responses/try-database.ts";
import { paths } from "#app/links.ts";
import { DashboardPage } from "#app/ui/dashboard/page.tsx";
import { Empty } from "#app/ui/empty.tsx";
import { Pager } from "#app/ui/navigation/pager.tsx";
import { TabLinks } from "#app/ui/navigation/tab-links.tsx";
import { privateMeta } from "#app/ui/pages/head.ts";
import { Panel } from "#app/ui/panel.tsx";
import { readTickets, TICKETS_PAGE } from "#db/team/tickets.ts";
import type { Route } from "./+types/tickets.ts";

const MOST_PAGES = 1_000;

export const meta = () => privateMeta("Tickets");

export async function loader({ context, url }: Route.LoaderArgs) {
  const state = ticketStateSchema.parse(url.searchParams.get("state"));
  const page = pageNumber(MOST_PAGES).parse(url.searchParams.get("page"));
  const read = readTickets(context.get(databaseContext), { state, page });
  return { ...(await readForPage(read)), state, now: context.get(clockContext)() };
}

const EMPTY: Record<TicketState, string> = {
  open: "Nobody waits for an answer",
  answered: "Nothing is answered yet",
  closed: "Nothing is closed yet",
};

/** What people wrote on the contact page, by its state; what waits longest comes first. */
export default function Tickets({ loaderData }: Route.ComponentProps) {
  const { tickets, total, state, page, now } = loaderData;
  return (
    <DashboardPage title="Tickets">
      <p className="max-w-text text-soft">
        What people wrote to us on the contact page. Open tickets come with the oldest first.
      </p>
      <TabLinks
        label="Tickets"
        current={state}
        tabs={TICKET_STATES.map((listedState) => ({
          id: listedState,
          name: TICKET_STATE_NAMES[listedState],
          href: paths.teamTicketsOf({ state: listedState }),
        }))}
      />
      {tickets.length === 0 ? (
        <Empty title={EMPTY[state]} icon="mail">
          <p className="text-soft">Messages from the contact page appear here.</p>
        </Empty>
      ) : (
        <Panel as="ul" variant="slim">
          {tickets.map(({ ticket, topic, words, createdAt }) => (
            <li key={ticket} className="border-t border-line py-3 first:border-t-0">
              <a
                className="inline-flex min-h-11 items-center font-bold"
                href={paths.teamTicket(ticket)}
              >
                {ticket}, {CONTACT_TOPIC_NAMES[topic]}
              </a>
              <p className="line-clamp-2 wrap-anywhere">{words || "The message is erased."}</p>
              <p className="text-sm text-soft">{ageText(createdAt, now)}</p>
            </li>
          ))}
        </Panel>
      )}
      <Pager
        page={page}
        pages={Math.ceil(total / TICKETS_PAGE)}
        hrefOf={(number) => paths.teamTicketsOf({ state, page: number })}
      />
    </DashboardPage>
  );
}
