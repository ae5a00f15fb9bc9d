import { Notice } from "../notice.tsx";
import { AccountPage } from "./account-page.tsx";

const WORDS = {
  deactivated: {
    text: "Your account is deactivated. One press brings your profile and services back.",
    button: "Bring my account back",
  },
  deleting: {
    text: "Your account is about to be deleted. Until then you can change your mind.",
    button: "Keep my account",
  },
};

type WelcomeBackPageProps = { resting: keyof typeof WORDS; next: string; failed: boolean };

/** Stands before everything else of an account that was deactivated or is to be deleted. */
export function WelcomeBackPage({ resting, next, failed }: WelcomeBackPageProps) {
  const { text, button } = WORDS[resting];
  return (
    <AccountPage title="Welcome back">
      {failed && (
        <Notice tone="bad">We could not do this right now. Please try again in a moment.</Notice>
      )}
      <p>{text}</p>
      <form method="post" action={`/welcome-back?next=${encodeURIComponent(next)}`}>
        <button className="btn w">{button}</button>
      </form>
      <form method="post" action="/logout">
        <button className="btn alt w">Sign Out</button>
      </form>
    </AccountPage>
  );
}
