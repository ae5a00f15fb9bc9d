import { takeBackByLink } from "#app/actions/accounts/take-back.ts";
import { loadToken } from "#app/actions/accounts/token-link.ts";
import { NotMePage } from "#app/ui/accounts/not-me-page.tsx";
import { privateMeta } from "#app/ui/head.ts";
import type { Route } from "./+types/not-me.ts";

export const meta = () => privateMeta("This wasn’t me", { secretAddress: true });

export const loader = ({ url }: Route.LoaderArgs) => loadToken(url);

/** Ends every session and leads to a new password (decision 62). */
export const action = (pressed: Route.ActionArgs) => takeBackByLink(pressed, "not-me");

export default function NotMe({ loaderData: { token }, actionData }: Route.ComponentProps) {
  return (
    <NotMePage token={actionData === "unknown" ? null : token} failed={actionData === "failed"} />
  );
}
