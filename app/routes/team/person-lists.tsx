import { BOOKING_STATUS } from "#app/domain/bookings/booking.ts";
import { JOB_STATUS_NAMES } from "#app/domain/jobs/job.ts";
import { STATUS_NAMES } from "#app/domain/services/form.ts";
import { CONTACT_TOPIC_NAMES } from "#app/domain/support/contact.ts";
import { SUBJECT_NAMES } from "#app/domain/team/reports.ts";
import { outcomeText } from "#app/domain/team/timeline.ts";
import { paths } from "#app/links.ts";
import { Day, ShortWhen } from "#app/ui/values/date-time.tsx";
import type { OpenedPerson } from "#db/team/opened-person.ts";
import { Group, Row } from "./found-group.tsx";

const MEASURES = { warning: "Warning", hidden: "Hidden", suspension: "Suspension", ban: "Ban" };

type PersonListsProps = Pick<OpenedPerson, "facts" | "lists"> & {
  /** Whether they may open reports. */
  seesReports: boolean;
};

/** The records of a person, the newest of each kind. */
export function PersonLists({ facts, lists, seesReports }: PersonListsProps) {
  return (
    <div className="grid items-start gap-4 *:min-w-0 lg:grid-cols-2">
      <Group name="Services" count={facts.services}>
        {lists.services.map(({ id, title, city, status, hiddenAt, deletedAt, createdAt }) => (
          <Row key={id} to={paths.teamThing("service", id)} title={title}>
            {city}, since <Day at={createdAt} />,{" "}
            {deletedAt !== null ? "deleted" : STATUS_NAMES[status]}
            {hiddenAt !== null && ", hidden"}
          </Row>
        ))}
      </Group>
      <Group name="Bookings" count={facts.bookings}>
        {lists.bookings.map(({ id, reference, title, status, startsAt, isCustomer }) => (
          <Row key={id} to={paths.teamThing("booking", id)} title={`${reference}, ${title}`}>
            As {isCustomer ? "customer" : "professional"}, <ShortWhen at={startsAt} />,{" "}
            {BOOKING_STATUS[status].name}
          </Row>
        ))}
      </Group>
      <Group name="Jobs" count={facts.jobs}>
        {lists.jobs.map(({ id, what, city, status, hiddenAt, createdAt }) => (
          <Row key={id} to={paths.teamThing("job", id)} title={what}>
            {city}, <Day at={createdAt} />, {JOB_STATUS_NAMES[status]}
            {hiddenAt !== null && ", hidden"}
          </Row>
        ))}
      </Group>
      <Reviews
        name="Reviews they wrote"
        count={facts.written}
        reviews={lists.written}
        seesReports={seesReports}
      />
      <Reviews
        name="Reviews they got"
        count={facts.received}
        reviews={lists.received}
        seesReports={seesReports}
      />
      <Reports
        name="Reports they sent"
        count={facts.sent}
        reports={lists.sent}
        seesReports={seesReports}
      />
      <Reports
        name="Reports about them"
        count={facts.about}
        reports={lists.about}
        seesReports={seesReports}
      />
      <Group name="Measures" count={lists.measures.length}>
        {lists.measures.map(({ id, kind, reason, createdAt, until, endedAt }) => (
          <Row key={id} to={null} title={MEASURES[kind]}>
            <Day at={createdAt} />
            {until !== null && (
              <>
                {" "}
                until <Day at={until} />
              </>
            )}
            {endedAt !== null && (
              <>
                , ended <Day at={endedAt} />
              </>
            )}
            : {reason}
          </Row>
        ))}
      </Group>
      <Group name="Tickets" count={lists.tickets.length}>
        {lists.tickets.map(({ id, ticket, topic, state, createdAt }) => (
          <Row key={id} to={paths.teamTicket(ticket)} title={ticket}>
            {CONTACT_TOPIC_NAMES[topic]}, <Day at={createdAt} />, {state}
          </Row>
        ))}
      </Group>
    </div>
  );
}

type ReviewsProps = {
  name: string;
  count: number;
  reviews: OpenedPerson["lists"]["written"];
  seesReports: boolean;
};

/** Reviews; a row leads a moderator to where they decide about it, and others to its service. */
function Reviews({ name, count, reviews, seesReports }: ReviewsProps) {
  return (
    <Group name={name} count={count}>
      {reviews.map(({ id, serviceId, title, rating, isHidden, createdAt }) => (
        <Row
          key={id}
          to={seesReports ? paths.teamDecide("review", id) : paths.teamThing("service", serviceId)}
          title={`${rating} of 5, ${title}`}
        >
          <Day at={createdAt} />
          {isHidden && ", hidden"}
        </Row>
      ))}
    </Group>
  );
}

type ReportsProps = {
  name: string;
  count: number;
  reports: OpenedPerson["lists"]["sent"];
  seesReports: boolean;
};

function Reports({ name, count, reports, seesReports }: ReportsProps) {
  return (
    <Group name={name} count={count}>
      {reports.map(({ id, kind, createdAt, resolvedAt, outcome }) => (
        <Row
          key={id}
          to={seesReports ? paths.teamReport(id) : null}
          title={`${SUBJECT_NAMES[kind]}, reported`}
        >
          <Day at={createdAt} />
          {resolvedAt === null ? ", open" : `, decided: ${outcomeText(outcome)}`}
        </Row>
      ))}
    </Group>
  );
}
