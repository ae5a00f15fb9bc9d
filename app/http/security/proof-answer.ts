import { NOT_DONE } from "#app/domain/failures/failure.ts";
import type { OwnPath } from "#app/domain/paths/safe-path.ts";
import { redirect } from "#app/http/responses/redirect.ts";
import { type FormRefusal, refuseForm } from "#app/http/responses/refuse-form.ts";
import { tryDatabase } from "#app/http/responses/try-database.ts";
import { tooManyAttempts } from "./limit.ts";

/** The page, or the form with these fields, that waits for a proof. */
type WaitingRequest = {
  target: OwnPath;
  sends: boolean;
  fields: Record<string, string | undefined>;
};

type CheckedProof =
  | { kind: "right" }
  | { kind: "wrong"; errors: Record<string, string> }
  | { kind: "limited"; seconds: number };

/** The page that asks for the proof, with the fields of the form that waits. */
export function proofPage({ sends, fields }: WaitingRequest, refusal: FormRefusal) {
  return refuseForm(refusal, { sends, fields });
}

/**
 * Redirects after a right proof: to the page, or with a 307, with which a browser sends the same form again, to the address of
 * that form. After a wrong proof it asks again.
 */
export async function leadOn(waiting: WaitingRequest, checked: Promise<CheckedProof>) {
  const result = await tryDatabase(checked);
  if (!result.ok) return proofPage(waiting, { status: 503, problem: NOT_DONE });
  const { value } = result;
  if (value.kind === "wrong") return proofPage(waiting, { status: 400, errors: value.errors });
  if (value.kind === "limited") return proofPage(waiting, tooManyAttempts(value.seconds));
  return redirect(waiting.target, waiting.sends ? 307 : 303);
}
