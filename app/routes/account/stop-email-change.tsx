import { takeBackByLink } from "#app/actions/accounts/take-back.ts";
import { loadToken } from "#app/actions/accounts/token-link.ts";
import { StopEmailChangePage } from "#app/ui/accounts/stop-email-change-page.tsx";
import { privateMeta } from "#app/ui/head.ts";
import type { Route } from "./+types/stop-email-change.ts";

export const meta = () => privateMeta("Stop the change", { secretAddress: true });

export const loader = ({ url }: Route.LoaderArgs) => loadToken(url);

/** Keeps or restores the old address, ends every session and leads to a new password (threat 69). */
export const action = (pressed: Route.ActionArgs) => takeBackByLink(pressed, "stop-email-change");

export default function StopEmailChange({ loaderData, actionData }: Route.ComponentProps) {
  return (
    <StopEmailChangePage
      token={actionData === "unknown" ? null : loaderData.token}
      failed={actionData === "failed"}
    />
  );
}
