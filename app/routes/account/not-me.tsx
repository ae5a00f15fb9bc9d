import { loadTakeBack, takeBackByLink } from "#app/actions/accounts/take-back.ts";
import { paths, withToken } from "#app/links.ts";
import { AccountPage } from "#app/ui/accounts/account-page.tsx";
import { TakeBackForm, type TakeBackState } from "#app/ui/accounts/take-back-form.tsx";
import { ButtonLink } from "#app/ui/button.tsx";
import { Notice } from "#app/ui/notice.tsx";
import { privateMeta } from "#app/ui/pages/head.ts";
import type { Route } from "./+types/not-me.ts";

export const meta = () => privateMeta("This wasn’t me", { secretAddress: true });

export const loader = (visit: Route.LoaderArgs) => loadTakeBack(visit, "not-me");

/** Ends every session and leads to a new password (decision 62). */
export const action = (pressed: Route.ActionArgs) => takeBackByLink(pressed, "not-me");

export default function NotMe({ loaderData, actionData }: Route.ComponentProps) {
  return (
    <NotMePage
      token={actionData?.isInvalid ? null : loaderData.token}
      hasNewerFactor={loaderData.hasNewerFactor}
      errors={actionData?.errors ?? {}}
      problem={actionData?.problem ?? null}
    />
  );
}

/** The page of the link in a login alert; its button acts. `token` is null when it is not valid. */
function NotMePage({ token, ...state }: TakeBackState & { token: string | null }) {
  if (token === null) return <BadLink />;
  return (
    <AccountPage title="This wasn’t me">
      <TakeBackForm action={withToken(paths.notMe, token)} submit="Sign out all devices" {...state}>
        This signs out every device, including this one, and changes the e-mail address back if it
        was changed since. Then you choose a new password.
      </TakeBackForm>
    </AccountPage>
  );
}

function BadLink() {
  return (
    <AccountPage title="This wasn’t me">
      <Notice tone="bad">
        This link is invalid or has expired. Choosing a new password signs out all devices too.
      </Notice>
      <ButtonLink className="w-full" href={paths.forgotPassword}>
        Choose a new password
      </ButtonLink>
    </AccountPage>
  );
}
