import { data } from "react-router";
import { sendContactMessage } from "#app/actions/support/send-contact-message.ts";
import { headersForNewDevice } from "#app/auth/device.ts";
import { configContext, userContext } from "#app/context.ts";
import { contactSchema, isTicket } from "#app/domain/support/contact.ts";
import { readForm } from "#app/http/forms/read-form.ts";
import { refuse, seeOther } from "#app/http/responses/respond.ts";
import { tryDatabase } from "#app/http/responses/try-database.ts";
import { minutesText } from "#app/http/security/limit.ts";
import { paths } from "#app/links.ts";
import { pageHead } from "#app/ui/pages/head.ts";
import type { Route } from "./+types/contact.ts";
import { ContactPage, ContactThanks } from "./contact-page.tsx";

const NOT_SENT =
  "We could not send your message right now. It is still below: please try again in a moment.";

export const meta: Route.MetaFunction = ({ matches: [root] }) =>
  pageHead(root.loaderData, {
    title: "Contact | Kayap",
    description:
      "Write to the Kayap team: questions, safety, business. Every message gets a ticket number.",
  });

export function loader({ request, context, url }: Route.LoaderArgs) {
  const { supportEmail, postalAddress } = context.get(configContext);
  const ticket = url.searchParams.get("ticket");
  const page = {
    formId: crypto.randomUUID(),
    email: context.get(userContext)?.email,
    ticket: isTicket(ticket) ? ticket : null,
    supportEmail,
    postalAddress,
  };
  return data(page, { headers: headersForNewDevice(request, context) });
}

export async function action({ request, context }: Route.ActionArgs) {
  const form = await readForm(request, contactSchema);
  if (!form.ok) {
    const { values, errors } = form;
    return refuse(form.status, { values, errors, problem: null });
  }
  const page = { values: form.data, errors: {} };
  const result = await tryDatabase(sendContactMessage(request, context, form.data));
  if (!result.ok) return refuse(503, { ...page, problem: NOT_SENT });
  if ("ticket" in result.value) {
    return seeOther(paths.contactTicket(result.value.ticket), { request });
  }
  const { seconds } = result.value;
  return refuse(429, { ...page, problem: tooMany(seconds) }, { retryAfter: seconds });
}

const tooMany = (seconds: number) =>
  `Too many messages from your connection. Please wait ${minutesText(seconds)} and try again.`;

export default function Contact({ loaderData, actionData }: Route.ComponentProps) {
  const { formId, email, ticket, ...addresses } = loaderData;
  if (ticket && !actionData) return <ContactThanks ticket={ticket} {...addresses} />;
  return (
    <ContactPage
      values={{ formId, email, ...actionData?.values }}
      errors={actionData?.errors ?? {}}
      problem={actionData?.problem ?? null}
      {...addresses}
    />
  );
}
