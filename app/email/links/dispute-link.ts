import { disputeToken } from "#app/auth/keys.ts";
import { paths } from "#app/links.ts";
import { readSignedLink } from "./signed-link.ts";

/** The path and query by which somebody answers a question of the team, without signing in. */
export function disputePath(secret: string, questionId: string) {
  const token = disputeToken(secret, questionId);
  return `${paths.dispute}?${new URLSearchParams({ of: questionId, token })}` as const;
}

/** The id of the question that such a link is of; null unless we made it. */
export function readDisputeLink(secret: string, search: URLSearchParams): string | null {
  return readSignedLink(search, (questionId) => disputeToken(secret, questionId))?.of ?? null;
}
