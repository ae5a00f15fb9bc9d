import { loadTakeBack, takeBackByLink } from "#app/actions/accounts/take-back.ts";
import { StopEmailChangePage } from "#app/ui/accounts/stop-email-change-page.tsx";
import { privateMeta } from "#app/ui/head.ts";
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
