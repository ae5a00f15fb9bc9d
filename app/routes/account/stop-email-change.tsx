import { loadTakeBack, takeBackByLink } from "#app/actions/accounts/take-back.ts";
import { paths, withToken } from "#app/links.ts";
import { AccountPage } from "#app/ui/accounts/account-page.tsx";
import { TakeBackForm, type TakeBackState } from "#app/ui/accounts/take-back-form.tsx";
import { ButtonLink } from "#app/ui/button.tsx";
import { Notice } from "#app/ui/notice.tsx";
import { privateMeta } from "#app/ui/pages/head.ts";
import type { Route } from "./+types/stop-email-change.ts";

export const meta = () => privateMeta("Stop the change", { secretAddress: true });

export const loader = (visit: Route.LoaderArgs) => loadTakeBack(visit, "stop-email-change");

/** Keeps or restores the old address, ends every session and leads to a new password (threat 69). */
export const action = (pressed: Route.ActionArgs) => takeBackByLink(pressed, "stop-email-change");

export default function StopEmailChange({ loaderData, actionData }: Route.ComponentProps) {
  return (
    <StopEmailChangePage
      token={actionData?.isInvalid ? null : loaderData.token}
      hasNewerFactor={loaderData.hasNewerFactor}
      errors={actionData?.errors ?? {}}
      problem={actionData?.problem ?? null}
    />
  );
}

type StopEmailChangePageProps = TakeBackState & { token: string | null };

/** The page of the link in the old mailbox; its button acts. `token` is null when it is not valid. */
function StopEmailChangePage({ token, ...state }: StopEmailChangePageProps) {
  if (token === null) {
    return (
      <AccountPage title="Stop the change">
        <Notice tone="bad">
          This link is invalid or has expired. If your account now has an address you do not know,
          write to us.
        </Notice>
        <ButtonLink className="w-full" href={paths.contact}>
          Write to us
        </ButtonLink>
      </AccountPage>
    );
  }
  return (
    <AccountPage title="Stop the change">
      <TakeBackForm
        action={withToken(paths.stopEmailChange, token)}
        submit="Stop the change"
        {...state}
      >
        This keeps your e-mail address, or brings it back, and signs out every device, including
        this one. Then you choose a new password.
      </TakeBackForm>
    </AccountPage>
  );
}
