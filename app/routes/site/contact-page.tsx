import type { FormState } from "#app/domain/forms/form-state.ts";
import {
  CONTACT_LEAST,
  CONTACT_MOST,
  CONTACT_TOPIC_NAMES,
  CONTACT_TOPICS,
} from "#app/domain/support/contact.ts";
import { paths } from "#app/links.ts";
import { Button, ButtonLink } from "#app/ui/button.tsx";
import { AccountField } from "#app/ui/forms/account-field.tsx";
import { ErrorSummary } from "#app/ui/forms/error-summary.tsx";
import { SelectField, TextAreaField, TextField } from "#app/ui/forms/field.tsx";
import { fieldsOf } from "#app/ui/forms/form-state.ts";
import { KeptDraft } from "#app/ui/forms/kept-draft.tsx";
import { Notice, Problem } from "#app/ui/notice.tsx";
import { NarrowMain, PageMain } from "#app/ui/pages/page.tsx";
import { Icon } from "#app/ui/pictures/icon.tsx";
import { type Addresses, AddressList } from "#app/ui/site/addresses.tsx";

const LABELS = {
  topic: "Topic",
  email: "Your e-mail",
  booking: "Booking reference (optional)",
  message: "Message",
};

const TOPICS = CONTACT_TOPICS.map((value) => ({ value, name: CONTACT_TOPIC_NAMES[value] }));

/** The contact form beside the addresses of the team. */
export function ContactPage({ values, errors, problem, ...addresses }: Addresses & FormState) {
  const field = fieldsOf(LABELS, { values, errors });
  return (
    <PageMain className="py-10 lg:py-14">
      <div className="grid gap-10 lg:grid-cols-[minmax(0,1fr)_340px] lg:gap-12">
        <div className="stack-4 max-w-text">
          <h1>Contact us</h1>
          <p>Ask, report or suggest. A person reads every message and answers by e-mail.</p>
          <ErrorSummary errors={errors} labels={LABELS} />
          <Problem>{problem}</Problem>
          <form className="stack-4" method="post" action={paths.contact} noValidate>
            <AccountField />
            <KeptDraft />
            <input type="hidden" name="formId" value={values.formId} data-form-id="" />
            <SelectField {...field("topic")} options={TOPICS} />
            <TextField {...field("email")} type="email" autoComplete="email" required />
            <TextField
              {...field("booking")}
              hint="On the page of the booking, for example KY-7F3K2."
              autoComplete="off"
            />
            <TextAreaField
              {...field("message")}
              rows={8}
              hint={`${CONTACT_LEAST} to ${CONTACT_MOST} characters. No passwords or card numbers, please.`}
              required
            />
            <Button>
              <Icon name="mail" />
              Send message
            </Button>
          </form>
        </div>
        <aside className="stack-4 self-start">
          <h2 className="text-2xl">Reach us directly</h2>
          <AddressList {...addresses} />
          <p className="text-soft">
            In danger, or robbed? Call the police on 911 first. Then tell us, so that we can act on
            the account.
          </p>
          <p>
            <a href={paths.faq}>Read the common questions</a>
          </p>
        </aside>
      </div>
    </PageMain>
  );
}

/** The page after a message was stored. */
export function ContactThanks({ ticket, ...addresses }: Addresses & { ticket: string }) {
  return (
    <NarrowMain>
      <h1>Thank you</h1>
      <Notice tone="ok">
        Your message is with us. Your ticket number is <b>{ticket}</b>.
      </Notice>
      <p>We answer by e-mail. Please quote this number if you write about it again.</p>
      <AddressList {...addresses} />
      <ButtonLink variant="secondary" href="/">
        Back to Home
      </ButtonLink>
    </NarrowMain>
  );
}
