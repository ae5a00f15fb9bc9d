import { NOT_DONE } from "#app/domain/failures/failure.ts";
import type { OwnPath } from "#app/domain/paths/safe-path.ts";
import { redirect } from "#app/http/responses/redirect.ts";
import { refuse } from "#app/http/responses/respond.ts";
import { tryDatabase } from "#app/http/responses/try-database.ts";
import { tooManyAttempts } from "./limit.ts";

/** The page, or the form with these fields, that waits for a proof. */
type WaitingRequest = {
  target: OwnPath;
  sends: boolean;
  fields: Record<string, string | undefined>;
};

type Refusal = {
  errors?: Record<string, string>;
  problem?: string | null;
  retryAfter?: number;
};

type CheckedProof =
  | { kind: "right" }
  | { kind: "wrong"; errors: Record<string, string> }
  | { kind: "limited"; seconds: number };

/** The page that asks for the proof, with the fields of the form that waits. */
export function proofPage(
  { sends, fields }: WaitingRequest,
  status: number,
  { errors = {}, problem = null, retryAfter }: Refusal = {},
) {
  return refuse(status, { sends, fields, errors, problem }, { retryAfter });
}

/**
 * Redirects after a right proof: to the page, or with a 307, with which a browser sends the same form again, to the address of
 * that form. After a wrong proof it asks again.
 */
export async function leadOn(waiting: WaitingRequest, checked: Promise<CheckedProof>) {
  const result = await tryDatabase(checked);
  if (!result.ok) return proofPage(waiting, 503, { problem: NOT_DONE });
  const { value } = result;
  if (value.kind === "wrong") return proofPage(waiting, 400, value);
  if (value.kind === "limited") {
    const { seconds } = value;
    const problem = tooManyAttempts(seconds);
    return proofPage(waiting, 429, { problem, retryAfter: seconds });
  }
  return redirect(waiting.target, waiting.sends ? 307 : 303);
}
