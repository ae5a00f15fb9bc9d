import type { FormState } from "#app/domain/forms/form-state.ts";
import { CHECK_YOUR_EMAIL } from "#app/domain/notifications/newsletter.ts";
import type { OwnPath } from "#app/domain/paths/safe-path.ts";
import { paths } from "#app/links.ts";
import { Button, ButtonLink } from "#app/ui/button.tsx";
import { AccountField } from "#app/ui/forms/account-field.tsx";
import { ErrorSummary } from "#app/ui/forms/error-summary.tsx";
import { TextField } from "#app/ui/forms/field.tsx";
import { Notice, Problem } from "#app/ui/notice.tsx";
import { NarrowMain } from "#app/ui/pages/page.tsx";

/** The newsletter form on a page of its own, for an address that has to be corrected. */
export function NewsletterPage({ values, errors, problem }: FormState) {
  const { email, ...others } = errors;
  return (
    <NarrowMain>
      <h1>Kayap news, once a month</h1>
      <p>New professionals, no spam, unsubscribe any time.</p>
      <ErrorSummary
        errors={email ? { ...others, "news-email": email } : others}
        labels={{ "news-email": "E-mail address" }}
      />
      <Problem>{problem}</Problem>
      <form className="stack-4" method="post" action={paths.newsletter} noValidate>
        <AccountField />
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
        <Button>Join</Button>
      </form>
    </NarrowMain>
  );
}

/** The same answer for every address. */
export function NewsletterSent({ next }: { next: OwnPath }) {
  return (
    <NarrowMain>
      <h1>Kayap news</h1>
      <Notice tone="ok">{CHECK_YOUR_EMAIL}</Notice>
      <p>The e-mail can take a minute. Look in the spam folder too; its link works for 7 days.</p>
      <ButtonLink variant="secondary" href={next}>
        Back to where you were
      </ButtonLink>
    </NarrowMain>
  );
}

export function NewsletterConfirmed() {
  return (
    <NarrowMain>
      <h1>You are subscribed</h1>
      <Notice tone="ok">You get Kayap news once a month.</Notice>
      <ButtonLink href={paths.search}>Search for Services</ButtonLink>
    </NarrowMain>
  );
}

export function Unsubscribed() {
  return (
    <NarrowMain>
      <h1>You have unsubscribed from Kayap news</h1>
      <Notice tone="ok">This address gets no more Kayap news.</Notice>
      <ButtonLink variant="secondary" href="/">
        Back to Home
      </ButtonLink>
    </NarrowMain>
  );
}
