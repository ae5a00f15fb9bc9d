import { data } from "react-router";
import { unsentForm } from "#app/actions/accounts/unsent-form.ts";
import { actingStaff } from "#app/actions/team/acting-staff.ts";
import { writeAboutTicket } from "#app/actions/team/write-about-ticket.ts";
import { databaseContext } from "#app/context.ts";
import { CONTACT_TOPIC_NAMES } from "#app/domain/support/contact.ts";
import { TICKET_STATE_NAMES, type TicketForm, ticketFormSchema } from "#app/domain/team/tickets.ts";
import type { NoticeCode } from "#app/http/cookies/notice.ts";
import { readForm } from "#app/http/forms/read-form.ts";
import { submittedValues } from "#app/http/forms/submitted-values.ts";
import { carriedFrame } from "#app/http/frame/carried-frame.ts";
import { refuse, seeOther } from "#app/http/responses/respond.ts";
import { readForPage, tryDatabase } from "#app/http/responses/try-database.ts";
import { paths } from "#app/links.ts";
import { DashboardPage } from "#app/ui/dashboard/page.tsx";
import { UNTOUCHED } from "#app/ui/forms/form-state.ts";
import { Problem } from "#app/ui/notice.tsx";
import { privateMeta } from "#app/ui/pages/head.ts";
import { Panel } from "#app/ui/panel.tsx";
import { GuyanaWhen } from "#app/ui/values/date-time.tsx";
import { readTicket, type Ticket } from "#db/team/tickets.ts";
import type { Route } from "./+types/ticket.ts";
import { AnswerForm, NoteForm, StateForm } from "./ticket-forms.tsx";

export const meta: Route.MetaFunction = ({ loaderData }) =>
  privateMeta(loaderData ? `Ticket ${loaderData.ticket.ticket}` : "Ticket");

export async function loader({ context, params: { ticketId } }: Route.LoaderArgs) {
  const ticket = await readForPage(
    readTicket(context.get(databaseContext), ticketId, actingStaff(context)),
  );
  if (!ticket) throw data(null, { status: 404 });
  return { ticket, ids: { answer: crypto.randomUUID(), note: crypto.randomUUID() } };
}

const DONE: Record<TicketForm["intent"], NoticeCode> = {
  answer: "ticket-answered",
  note: "ticket-noted",
  close: "ticket-closed",
  open: "ticket-opened",
};

const CHANGED: Record<TicketForm["intent"], string> = {
  answer:
    "Your answer was not sent: somebody else has answered meanwhile, the address has changed, or the ticket is your own. Read what is new; your answer is still in the form.",
  note: "Your note was not saved: the address of this ticket is gone, or the ticket is your own.",
  close:
    "The ticket was not closed: it is your own. You can close that after three days, if nobody else could answer it.",
  open: "The ticket was not opened: its address is gone, or the ticket is your own.",
};

export async function action({ request, context, params: { ticketId } }: Route.ActionArgs) {
  // While the database does not answer, the page cannot be read either: the error page then contains the form.
  const away = async () => {
    const unsent = await unsentForm(request, paths.teamTicket(ticketId));
    return refuse(503, { ...unsent, frame: carriedFrame(request, context) });
  };
  const form = await readForm(request.clone(), ticketFormSchema);
  if (!form.ok) {
    const { status, values, errors } = form;
    const ids = values.intent === "note" ? { note: values.formId } : { answer: values.formId };
    return refuse(status, { values, errors, problem: null, ids });
  }
  const ticket = await tryDatabase(
    readTicket(context.get(databaseContext), ticketId, actingStaff(context)),
  );
  if (!ticket.ok) throw await away();
  if (!ticket.value) throw data(null, { status: 404 });
  const outcome = await tryDatabase(writeAboutTicket(context, ticket.value, form.data));
  if (!outcome.ok) throw await away();
  const { intent } = form.data;
  if (!outcome.value) {
    const values = submittedValues(form.data);
    return refuse(409, { values, errors: {}, problem: CHANGED[intent], ids: {} });
  }
  const next = intent === "note" ? paths.teamTicket(ticket.value.ticket) : paths.teamTickets;
  return seeOther(next, { request, notice: DONE[intent] });
}

/** The ids of the forms that are sent again; the others are new. */
const NO_IDS: { answer?: string; note?: string } = {};

/** What somebody wrote on the contact page, what the team wrote about it, and the forms to go on. */
export default function TicketPage({ loaderData, actionData }: Route.ComponentProps) {
  const { ticket } = loaderData;
  const { isOwn, mayClose } = ticket;
  const { values, errors, problem } = actionData ?? UNTOUCHED;
  const { answer = loaderData.ids.answer, note = loaderData.ids.note } = {
    ...NO_IDS,
    ...actionData?.ids,
  };
  const hasAddress = ticket.email !== "";
  return (
    <DashboardPage title={`Ticket ${ticket.ticket}`}>
      <p className="max-w-text text-soft">
        {isOwn
          ? "Your own message from the contact page: somebody else of the team answers it. If nobody else could, you can close it three days after it was sent."
          : "A message from the contact page. Answer it by e-mail: a reply to that e-mail arrives in the mailbox of support, not here."}
      </p>
      <Problem>{problem}</Problem>
      <Panel className="stack-2">
        <h2>
          {CONTACT_TOPIC_NAMES[ticket.topic]}, {TICKET_STATE_NAMES[ticket.state].toLowerCase()}
        </h2>
        <Sender ticket={ticket} />
        <p className="whitespace-pre-line wrap-anywhere">
          {ticket.message || "The message is erased."}
        </p>
      </Panel>
      {ticket.written.map(({ id, kind, content, by, createdAt }) => (
        <Panel key={id} className="stack-2">
          <h2>{kind === "answer" ? "Answer" : "Note for the team"}</h2>
          <p className="text-sm text-soft">
            {by ?? "Somebody who has left"}, <GuyanaWhen at={createdAt} />
          </p>
          <p className="whitespace-pre-line wrap-anywhere">{content}</p>
        </Panel>
      ))}
      {!isOwn && hasAddress && (
        <>
          <AnswerForm
            formId={answer}
            values={values}
            errors={errors}
            to={ticket.email}
            seen={ticket.written.filter(({ kind }) => kind === "answer").length}
          />
          <NoteForm formId={note} values={values} errors={errors} />
        </>
      )}
      {!isOwn && !hasAddress && <p>The address is erased, so nobody can answer any more.</p>}
      <StateForm
        closes={ticket.state !== "closed" && mayClose}
        opens={ticket.state !== "open" && hasAddress && !isOwn}
      />
    </DashboardPage>
  );
}

function Sender({ ticket: { email, userId, person, role, createdAt } }: { ticket: Ticket }) {
  return (
    <p className="text-sm text-soft">
      From{" "}
      {email ? (
        <a className="wrap-anywhere" href={`mailto:${email}`}>
          {email}
        </a>
      ) : (
        "an erased address"
      )}
      ,{" "}
      {userId && person ? `signed in as ${person}, ${role}` : "without an account or not signed in"}
      , <GuyanaWhen at={createdAt} />
    </p>
  );
}
