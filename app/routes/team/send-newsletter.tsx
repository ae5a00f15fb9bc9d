import { paths } from "#app/links.ts";
import { Button, ButtonLink } from "#app/ui/button.tsx";
import { AccountField } from "#app/ui/forms/account-field.tsx";
import { VersionField } from "#app/ui/forms/version-field.tsx";
import { Panel } from "#app/ui/panel.tsx";
import { Day } from "#app/ui/values/date-time.tsx";
import type { Newsletter } from "#db/team/newsletters.ts";

type SendNewsletterProps = {
  newsletter: Newsletter;
  /** Whether it asks once more before it sends. */
  asks: boolean;
};

const subscribersOf = (count: number) => (count === 1 ? "1 subscriber" : `${count} subscribers`);

/** A test to oneself, and the sending, which asks once more with the number. */
export function SendNewsletter({ newsletter, asks }: SendNewsletterProps) {
  const { id, version, subscribers, sentLately } = newsletter;
  const isPossible = subscribers > 0 && sentLately === null;
  return (
    <Panel as="section" className="stack-4" aria-labelledby="send" id="sending">
      <h2 id="send">Send it</h2>
      <form method="post" action={paths.teamNewsletter(id)}>
        <AccountField />
        <VersionField version={version} />
        <Button variant="secondary" name="intent" value="test">
          Send a test to me
        </Button>
      </form>
      {sentLately !== null && (
        <p className="max-w-text">
          Another newsletter went to some of these subscribers on <Day at={sentLately} />. We
          promise news once a month, so this one can be sent 28 days after it.
        </p>
      )}
      {subscribers === 0 && <p>Nobody subscribes to this yet.</p>}
      {isPossible && !asks && (
        <ButtonLink href={paths.teamNewsletter(id, true)}>
          Send to {subscribersOf(subscribers)}
        </ButtonLink>
      )}
      {isPossible && asks && (
        <form className="stack-4" method="post" action={paths.teamNewsletter(id)}>
          <AccountField />
          <VersionField version={version} />
          <p className="max-w-text">
            <b>Send it to {subscribersOf(subscribers)} now?</b> The text cannot be changed after
            that. It goes out little by little, and you can stop it.
          </p>
          <div className="flex flex-wrap gap-3">
            <Button name="intent" value="send">
              Yes, send to {subscribersOf(subscribers)}
            </Button>
            <ButtonLink variant="secondary" href={paths.teamNewsletter(id)}>
              Not now
            </ButtonLink>
          </div>
        </form>
      )}
    </Panel>
  );
}
