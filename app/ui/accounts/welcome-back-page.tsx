import { NOT_DONE } from "#app/domain/failure.ts";
import { paths } from "#app/links.ts";
import { AccountField } from "#app/ui/account-field.tsx";
import { Button } from "#app/ui/button.tsx";
import { ShortWhen } from "#app/ui/date-time.tsx";
import { Notice } from "#app/ui/notice.tsx";
import { AccountPage } from "./account-page.tsx";
import { LeavingLinks } from "./leaving-links.tsx";

type WelcomeBackPageProps = {
  paused: "deactivated" | "deleting";
  /** Until when a deletion can be cancelled, UTC milliseconds; null when it could not be read. */
  until: number | null;
  next: string;
  failed: boolean;
};

/** The only page of an account that was deactivated or waits to be deleted: it restores the account. */
export function WelcomeBackPage({ paused, until, next, failed }: WelcomeBackPageProps) {
  return (
    <AccountPage title="Welcome back">
      {failed && <Notice tone="bad">{NOT_DONE}</Notice>}
      {paused === "deactivated" ? (
        <p>Your account is deactivated. Tap the button to bring your profile and services back.</p>
      ) : (
        <p>
          Your account is about to be deleted. Until{" "}
          {until === null ? "then" : <ShortWhen at={until} />} you can change your mind.
        </p>
      )}
      <form method="post" action={`${paths.welcomeBack}?next=${encodeURIComponent(next)}`}>
        <AccountField />
        <Button className="w-full">
          {paused === "deactivated" ? "Bring my account back" : "Keep my account"}
        </Button>
      </form>
      <LeavingLinks deletes={paused === "deactivated"} />
      <form method="post" action={paths.logout}>
        <Button variant="secondary" className="w-full">
          Sign Out
        </Button>
      </form>
    </AccountPage>
  );
}
