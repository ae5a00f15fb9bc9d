import { CONTACT_LEAST, CONTACT_MOST, CONTACT_TOPICS } from "#app/domain/post/contact.ts";
import { ErrorSummary } from "../error-summary.tsx";
import { SelectField, TextAreaField, TextField } from "../field.tsx";
import { type FormState, fieldsOf } from "../form-state.ts";
import { Icon } from "../icon.tsx";
import { Notice } from "../notice.tsx";
import { type Addresses, AddressList } from "./addresses.tsx";

const LABELS = { topic: "Topic", email: "Your e-mail", message: "Message" };

/** The contact form beside the addresses of the team. */
export function ContactPage({ values, errors, problem, ...addresses }: Addresses & FormState) {
  const field = fieldsOf(LABELS, { values, errors });
  return (
    <main id="main" className="wrap sec">
      <div className="contact">
        <div className="stack measure">
          <h1>Contact us</h1>
          <p>Ask, report or suggest. A person reads every message and answers by e-mail.</p>
          <ErrorSummary errors={errors} labels={LABELS} />
          {problem && <Notice tone="bad">{problem}</Notice>}
          <form className="f stack" method="post" action="/contact" noValidate>
            <input type="hidden" name="formId" value={values.formId} />
            <SelectField {...field("topic")} options={CONTACT_TOPICS} />
            <TextField {...field("email")} type="email" autoComplete="email" required />
            <TextAreaField
              {...field("message")}
              rows={8}
              hint={`${CONTACT_LEAST} to ${CONTACT_MOST} characters. No passwords or card numbers, please.`}
              required
            />
            <button className="btn">
              <Icon name="mail" />
              Send Message
            </button>
          </form>
        </div>
        <aside className="stack">
          <h2>Reach us directly</h2>
          <AddressList {...addresses} />
          <p className="soft">
            In danger, or robbed? Call the police on 911 first. Then tell us, so that we can act on
            the account.
          </p>
          <p>
            <a href="/faq">Read the common questions</a>
          </p>
        </aside>
      </div>
    </main>
  );
}

/** What stands after a message was stored. */
export function ContactThanks({ ticket, ...addresses }: Addresses & { ticket: string }) {
  return (
    <main id="main" className="wrap sec">
      <div className="page-d stack">
        <h1>Thank you</h1>
        <Notice tone="ok">
          Your message is with us. Your ticket number is <b>{ticket}</b>.
        </Notice>
        <p>We answer by e-mail. Name this number if you write about it again.</p>
        <AddressList {...addresses} />
        <a className="btn alt" href="/">
          Back to Home
        </a>
      </div>
    </main>
  );
}
