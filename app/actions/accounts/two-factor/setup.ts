import { sessionHashOf } from "#app/auth/sessions.ts";
import { newSecret, openSecret, sealSecret } from "#app/auth/two-factor.ts";
import { clockContext, configContext, databaseContext } from "#app/context.ts";
import { signedIn } from "#app/http/security/signed-in.ts";
import { beginTwoFactor, readSetup, type Setup } from "#db/accounts/two-factor.ts";
import type { Outcome, Source } from "./outcome.ts";

/** The key of the set-up in the session of a request. */
export const setupIn = ({ request, context }: Source): Setup => ({
  userId: signedIn(context).id,
  sessionHash: sessionHashOf(request) ?? "",
  now: context.get(clockContext)(),
});

/** The secret of the set-up in this session; null without one. */
export async function secretOfSetup(source: Source): Promise<Buffer | null> {
  const { context } = source;
  const setup = setupIn(source);
  const sealed = await readSetup(context.get(databaseContext), setup);
  const { secret } = context.get(configContext);
  return sealed ? openSecret(secret, setup.userId, sealed) : null;
}

/** Begins a set-up for this session, with a new secret. */
export async function beginSetup(source: Source): Promise<Outcome> {
  const { context } = source;
  const setup = setupIn(source);
  const secret = sealSecret(context.get(configContext).secret, setup.userId, newSecret());
  await beginTwoFactor(context.get(databaseContext), { ...setup, secret });
  return "begun";
}
