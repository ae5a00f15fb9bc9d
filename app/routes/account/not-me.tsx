import { loadTakeBack, takeBackByLink } from "#app/actions/accounts/take-back.ts";
import { NotMePage } from "#app/ui/accounts/not-me-page.tsx";
import { privateMeta } from "#app/ui/head.ts";
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
