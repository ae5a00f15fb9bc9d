import { databaseContext } from "#app/context.ts";
import { phoneText } from "#app/domain/accounts/phone.ts";
import { BOOKING_STATUS } from "#app/domain/bookings/booking.ts";
import { JOB_STATUS_NAMES } from "#app/domain/jobs/job.ts";
import { CONTACT_TOPIC_NAMES } from "#app/domain/support/contact.ts";
import { readWanted, TOO_SHORT } from "#app/domain/team/find.ts";
import { readForPage } from "#app/http/responses/try-database.ts";
import { paths } from "#app/links.ts";
import { Button } from "#app/ui/button.tsx";
import { DashboardPage } from "#app/ui/dashboard/page.tsx";
import { Empty } from "#app/ui/empty.tsx";
import { TextField } from "#app/ui/forms/field.tsx";
import { privateMeta } from "#app/ui/pages/head.ts";
import { Day, ShortWhen } from "#app/ui/values/date-time.tsx";
import { findForTeam } from "#db/team/find.ts";
import type { Route } from "./+types/find.ts";
import { Group, Row } from "./found-group.tsx";

export const meta = () => privateMeta("Find");

export async function loader({ context, url }: Route.LoaderArgs) {
  const input = url.searchParams.get("q") ?? "";
  const query = readWanted(input);
  const results = query && (await readForPage(findForTeam(context.get(databaseContext), query)));
  return { typed: input, found: results };
}

/** Finds people and their records with one field. */
export default function Find({
  loaderData: { typed: input, found: results },
}: Route.ComponentProps) {
  const isEmpty = results && Object.values(results).every((rows) => rows.length === 0);
  return (
    <DashboardPage title="Find">
      <p className="max-w-text text-soft">
        Find a person, a service, a booking, a job or a ticket, to see what happened to it.
      </p>
      <form className="max-w-text stack-2" action={paths.teamFind()}>
        <TextField
          id="q"
          name="q"
          type="search"
          label="What to find"
          hint="A name, an e-mail address or how it begins, a phone number, words of a title or a job, a booking reference, a ticket number, or an id. Tickets are found by the address of their sender too."
          error={input !== "" && !results ? TOO_SHORT : null}
          defaultValue={input}
          maxLength={100}
          autoComplete="off"
        />
        <Button>Find</Button>
      </form>
      {isEmpty && (
        <Empty title="Nothing found">
          <p className="text-soft">Try fewer words, or only the beginning of the address.</p>
        </Empty>
      )}
      {results && (
        <>
          <Group name="People" count={results.people.length}>
            {results.people.map(
              ({ id, name, businessName, email, phone, role, createdAt, isErased }) => (
                <Row
                  key={id}
                  to={paths.teamPerson(id)}
                  title={isErased ? "An erased account" : name}
                >
                  {!isErased &&
                    [businessName, email, phone && phoneText(phone)].filter(Boolean).join(", ")}
                  {!isErased && <br />}
                  {role}, since <Day at={createdAt} />
                </Row>
              ),
            )}
          </Group>
          <Group name="Services" count={results.services.length}>
            {results.services.map(({ id, title, name, city, createdAt }) => (
              <Row key={id} to={paths.teamThing("service", id)} title={title}>
                {name}, {city}, since <Day at={createdAt} />
              </Row>
            ))}
          </Group>
          <Group name="Bookings" count={results.bookings.length}>
            {results.bookings.map(({ id, reference, title, status, startsAt, ...people }) => (
              <Row key={id} to={paths.teamThing("booking", id)} title={`${reference}, ${title}`}>
                {people.customer ?? "Somebody who has left"} with {people.professional},{" "}
                <ShortWhen at={startsAt} />, {BOOKING_STATUS[status].name}
              </Row>
            ))}
          </Group>
          <Group name="Jobs" count={results.jobs.length}>
            {results.jobs.map(({ id, what, name, city, status, createdAt }) => (
              <Row key={id} to={paths.teamThing("job", id)} title={what}>
                {name}, {city}, <Day at={createdAt} />, {JOB_STATUS_NAMES[status]}
              </Row>
            ))}
          </Group>
          <Group name="Tickets" count={results.tickets.length}>
            {results.tickets.map(({ id, ticket, topic, state, createdAt }) => (
              <Row key={id} to={paths.teamTicket(ticket)} title={ticket}>
                {CONTACT_TOPIC_NAMES[topic]}, <Day at={createdAt} />, {state}
              </Row>
            ))}
          </Group>
        </>
      )}
    </DashboardPage>
  );
}
