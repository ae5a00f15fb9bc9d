import { disputeToken } from "#app/auth/keys.ts";
import { isSameToken } from "#app/auth/same-token.ts";
import { paths } from "#app/links.ts";

/** The path and query by which somebody answers a question of the team, without signing in. */
export function disputePath(secret: string, questionId: string) {
  const token = disputeToken(secret, questionId);
  return `${paths.dispute}?${new URLSearchParams({ of: questionId, token })}` as const;
}

/** Whether a token is the one of the link to this question. */
export function isDisputeToken(secret: string, questionId: string, token: string): boolean {
  return isSameToken(token, disputeToken(secret, questionId));
}
