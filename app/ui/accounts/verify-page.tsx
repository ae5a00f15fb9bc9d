import { NOT_DONE } from "#app/domain/failure.ts";
import { paths, withNext } from "#app/links.ts";
import { AccountField } from "#app/ui/account-field.tsx";
import { Button } from "#app/ui/button.tsx";
import { Notice } from "#app/ui/notice.tsx";
import { AccountPage } from "./account-page.tsx";
import { ResendForm } from "./resend-form.tsx";

type VerifyPageProps = {
  /** Null when the link is not valid. */
  token: string | null;
  failed: boolean;
  /** Where to go on after signing in, when that is known. */
  next: string | null;
};

/** The page of the link in a confirmation e-mail; its button acts. */
export function VerifyPage({ token, failed, next }: VerifyPageProps) {
  if (token === null) return <BadLink next={next} />;
  const query = new URLSearchParams({ token, ...(next && { next }) });
  return (
    <AccountPage title="Confirm your e-mail">
      {failed && <Notice tone="bad">{NOT_DONE}</Notice>}
      <form className="stack-4" method="post" action={`${paths.verifyEmail}?${query}`}>
        <AccountField />
        <p>Tap to finish.</p>
        <Button className="w-full">Confirm my e-mail</Button>
      </form>
    </AccountPage>
  );
}

function BadLink({ next }: Pick<VerifyPageProps, "next">) {
  return (
    <AccountPage title="Confirm your e-mail">
      <Notice tone="bad">
        This link is invalid or has expired. If your address is confirmed already, just sign in.
      </Notice>
      <ResendForm email={undefined} next={next} />
      <p>
        <a href={withNext(paths.login, next)}>Sign in</a>
      </p>
    </AccountPage>
  );
}
