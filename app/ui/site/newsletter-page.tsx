import { CHECK_YOUR_EMAIL } from "#app/domain/post/newsletter.ts";
import type { OwnPath } from "#app/domain/safe-path.ts";
import { ErrorSummary } from "../error-summary.tsx";
import { TextField } from "../field.tsx";
import type { FormState } from "../form-state.ts";
import { Notice } from "../notice.tsx";

/** The newsletter box on a page of its own, for an address that has to be put right. */
export function NewsletterPage({ values, errors, problem }: FormState) {
  const { email, ...others } = errors;
  return (
    <main id="main" className="wrap sec">
      <div className="page-d stack">
        <h1>Kayap news, once a month</h1>
        <p>New professionals in your region. No spam, leave any time.</p>
        <ErrorSummary
          errors={email ? { ...others, "news-email": email } : others}
          labels={{ "news-email": "E-mail address" }}
        />
        {problem && <Notice tone="bad">{problem}</Notice>}
        <form className="f stack" method="post" action="/newsletter" noValidate>
          <input type="hidden" name="next" value={values.next} />
          <TextField
            id="news-email"
            name="email"
            type="email"
            autoComplete="email"
            label="E-mail address"
            defaultValue={values.email}
            error={email}
            required
          />
          <button className="btn">Join</button>
        </form>
      </div>
    </main>
  );
}

/** The same answer for every address. */
export function NewsletterSent({ next }: { next: OwnPath }) {
  return (
    <main id="main" className="wrap sec">
      <div className="page-d stack">
        <h1>Kayap news</h1>
        <Notice tone="ok">{CHECK_YOUR_EMAIL}</Notice>
        <p>The letter can take a minute. Look in the spam folder too; its link works for 7 days.</p>
        <a className="btn alt" href={next}>
          Back to where you were
        </a>
      </div>
    </main>
  );
}

export function NewsletterConfirmed() {
  return (
    <main id="main" className="wrap sec">
      <div className="page-d stack">
        <h1>You are subscribed</h1>
        <Notice tone="ok">Kayap news will come to you once a month.</Notice>
        <a className="btn" href="/search">
          Search for Services
        </a>
      </div>
    </main>
  );
}

export function Unsubscribed() {
  return (
    <main id="main" className="wrap sec">
      <div className="page-d stack">
        <h1>You have left Kayap news</h1>
        <Notice tone="ok">Kayap news will not come to this address again.</Notice>
        <a className="btn alt" href="/">
          Back to Home
        </a>
      </div>
    </main>
  );
}
