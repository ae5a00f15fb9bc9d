import { useEffect } from "react";
import { useLocation } from "react-router";
import { type ShownForm, unsentFormOf } from "#app/domain/drafts/unsent-form.ts";
import type { OwnPath } from "#app/domain/paths/safe-path.ts";
import { paths } from "#app/links.ts";
import { ButtonLink } from "#app/ui/button.tsx";
import { UnsentFields } from "#app/ui/forms/unsent-fields.tsx";
import { Icon } from "#app/ui/pictures/icon.tsx";
import { Pattern } from "#app/ui/pictures/pattern.tsx";
import { useViewer } from "#app/ui/viewer.ts";
import { errorCopy } from "./error-copy.ts";
import { NarrowMain } from "./page.tsx";

type ErrorPageProps = {
  status: number;
  back?: OwnPath;
  /** The data of the error: a title of its own, or a form that was not accepted. */
  carried?: unknown;
};

/** The error page of every status: what happened, and where to go. Never a stack or a query. */
export function ErrorPage({ status, back = "/", carried }: ErrorPageProps) {
  useSignInAgain(status === 401);
  const unsent = unsentFormOf(carried);
  const { title, text } = errorCopy(status, carried);
  return (
    <NarrowMain>
      <Pattern
        categoryId="real-estate-property"
        icon="house"
        size="wide"
        className="aspect-16/5 rounded-control"
      />
      <p className="text-soft">{status}</p>
      <h1>{title}</h1>
      {unsent ? <NotSent status={status} unsent={unsent} /> : <p>{text}</p>}
      <div className="flex flex-wrap items-center gap-2">
        {status === 503 && !unsent && (
          <ButtonLink href="" data-try-again>
            Try Again
          </ButtonLink>
        )}
        <ButtonLink variant={unsent || status === 503 ? "secondary" : "primary"} href="/">
          Back to Home
        </ButtonLink>
        <ButtonLink variant="secondary" href={paths.search}>
          Search for Services
        </ButtonLink>
        <ButtonLink variant="secondary" href={back} data-back>
          <Icon name="arrow-left" />
          Go Back
        </ButtonLink>
      </div>
    </NarrowMain>
  );
}

function NotSent({ status, unsent }: { status: number; unsent: ShownForm }) {
  if (status === 409) return <OtherAccount unsent={unsent} />;
  return (
    <UnsentFields unsent={unsent} button="Send again">
      <p role="alert">
        Nothing was sent, and nothing you typed is lost. Please tap this button in a moment to send
        it again.
      </p>
    </UnsentFields>
  );
}

/**
 * A form that was opened in another account than the one that is signed in now, to be sent from this one all the same; one
 * that protects an account is filled in again on its page.
 */
function OtherAccount({ unsent }: { unsent: ShownForm }) {
  const name = useViewer()?.firstName ?? "";
  const isLeftOut = unsent.omitted.includes("everything");
  const text = (
    <p role="alert">
      You are signed in as {name} now, and this form was opened in another account on this device.{" "}
      {isLeftOut ? "Nothing was sent." : "Nothing was sent, and nothing you typed is lost."} To do
      it as {name}, {isLeftOut ? <a href={unsent.action}>open its page</a> : "send it"}, or sign out
      and sign in to the other account.
    </p>
  );
  if (isLeftOut) return text;
  return (
    <UnsentFields unsent={unsent} button={`Send as ${name}`}>
      {text}
    </UnsentFields>
  );
}

/** When the session ended while the dashboard was open: a data request cannot redirect the document. */
function useSignInAgain(signedOut: boolean) {
  const { pathname, search } = useLocation();
  useEffect(() => {
    if (signedOut) location.assign(`${paths.login}?next=${encodeURIComponent(pathname + search)}`);
  }, [signedOut, pathname, search]);
}
