import { data, type RouterContextProvider } from "react-router";
import { confirmPassword } from "#app/actions/accounts/confirm-password.ts";
import { checkCode } from "#app/actions/accounts/verify-code.ts";
import { readDevice } from "#app/auth/device.ts";
import { sessionHashOf } from "#app/auth/sessions.ts";
import {
  hashRecoveryCode,
  newRecoveryCodes,
  newSecret,
  openSecret,
  sealSecret,
  setupOf,
  stepOf,
} from "#app/auth/two-factor.ts";
import { clockContext, configContext, databaseContext, roomsContext } from "#app/context.ts";
import { twoFactorSchema, WRONG_CODE, WRONG_PASSWORD } from "#app/domain/accounts/account.ts";
import { NOT_DONE } from "#app/domain/failure.ts";
import { recoveryCodesEmail, twoFactorEmail } from "#app/email/account-emails.ts";
import { tooManyAttempts } from "#app/http/limit.ts";
import { readForm } from "#app/http/read-form.ts";
import { redirect } from "#app/http/redirect.ts";
import { refuse, seeOther } from "#app/http/respond.ts";
import { securityContext } from "#app/http/security-context.ts";
import { signedIn } from "#app/http/signed-in.ts";
import { readForPage, tryDatabase } from "#app/http/try-database.ts";
import { paths } from "#app/links.ts";
import { privateMeta } from "#app/ui/head.ts";
import {
  beginTwoFactor,
  confirmTwoFactor,
  endTwoFactor,
  readSetup,
  readTwoFactor,
  replaceRecoveryCodes,
  type Setup,
} from "#db/accounts/two-factor.ts";
import { readRecovery } from "#db/accounts/two-factor-recovery.ts";
import type { Database } from "#db/client.ts";
import type { Route } from "./+types/two-factor.ts";
import { TwoFactorPage } from "./two-factor-page.tsx";

const HERE = paths.twoFactorSettings;
export const meta = () => privateMeta("Two-factor sign-in");

export async function loader({ request, context }: Route.LoaderArgs) {
  const { id, email } = signedIn(context);
  const db = context.get(databaseContext);
  const [{ on, codesLeft }, secret] = await readForPage(
    Promise.all([readTwoFactor(db, id), readSetup(db, setupIn({ request, context }))]),
  );
  if (on) {
    const recovery = await tryDatabase(readRecovery(db, id));
    const removedAt = recovery.ok ? (recovery.value?.dueAt ?? null) : null;
    return { on, codesLeft, setup: null, removedAt };
  }
  const opened = secret && openSecret(context.get(configContext).secret, id, secret);
  return { on, codesLeft, setup: opened ? setupOf(email, opened) : null, removedAt: null };
}

const SETUP_ENDED =
  "This set-up has ended: it lasts 10 minutes, in the browser where you began it. Nothing has changed. Please begin again.";

type Refusal = {
  status: number;
  errors?: Record<string, string>;
  problem?: string;
  retryAfter?: number;
};
type Outcome = Refusal | { codes: string[] } | "begun" | "ended";

export async function action({ request, context }: Route.ActionArgs) {
  const form = await readForm(request, twoFactorSchema);
  if (!form.ok) return refused(form, form.values.intent);
  const { data: fields } = form;
  const source = { request, context };
  const result = await tryDatabase<Outcome>(
    fields.intent === "begin"
      ? begin(source)
      : fields.intent === "confirm"
        ? confirm(source, fields.code)
        : fields.intent === "codes"
          ? renewCodes(source, fields.code)
          : end(source, fields),
  );
  if (!result.ok) return refused({ status: 503, problem: NOT_DONE });
  const { value } = result;
  if (value === "begun") return redirect(HERE, 303);
  if (value === "ended") return seeOther(paths.settings, { request, notice: "two-factor-off" });
  // Shown once, so they are in this answer and on no page of their own.
  if ("codes" in value) {
    return data({ codes: value.codes, intent: fields.intent, errors: {}, problem: null });
  }
  return refused(value, fields.intent);
}

type Source = { request: Request; context: Readonly<RouterContextProvider> };

/** The set-up that the session of a request may have begun. */
const setupIn = ({ request, context }: Source): Setup => ({
  userId: signedIn(context).id,
  sessionHash: sessionHashOf(request) ?? "",
  now: context.get(clockContext)(),
});

async function begin({ request, context }: Source): Promise<Outcome> {
  const setup = setupIn({ request, context });
  const secret = sealSecret(context.get(configContext).secret, setup.userId, newSecret());
  await beginTwoFactor(context.get(databaseContext), { ...setup, secret });
  return "begun";
}

async function confirm({ request, context }: Source, code: string): Promise<Outcome> {
  const { email } = signedIn(context);
  const db = context.get(databaseContext);
  const { appOrigin, secret: key } = context.get(configContext);
  const setup = setupIn({ request, context });
  const { userId, sessionHash, now } = setup;
  const secret = await readSetup(db, setup);
  if (!secret) return noSetup(db, userId);
  const step = await stepOf(code, openSecret(key, userId, secret), now);
  if (step === null) return { status: 400, errors: { code: WRONG_CODE } };
  const codes = newRecoveryCodes();
  const done = await confirmTwoFactor(db, {
    userId,
    email,
    step,
    codeHashes: codes.map(hashRecoveryCode),
    except: {
      sessionHash,
      deviceHash: readDevice(request, context)?.hash ?? null,
    },
    emailContent: twoFactorEmail(appOrigin, "on"),
    context: securityContext(request, context),
  });
  if (!done) return noSetup(db, userId);
  // Sockets of sessions that go on reconnect by themselves.
  context.get(roomsContext).endPerson(userId);
  return { codes };
}

async function noSetup(db: Database, userId: string): Promise<Refusal> {
  const { on } = await readTwoFactor(db, userId);
  return { status: 409, problem: on ? "Two-factor sign-in is already on." : SETUP_ENDED };
}

/** Makes new recovery codes. They pass the factor, so it takes one of its codes, never the password alone. */
async function renewCodes({ request, context }: Source, code: string): Promise<Outcome> {
  const person = signedIn(context);
  const checked = await checkCode(request, context, person, code);
  if (checked.kind === "limited") return limited(checked.seconds);
  if (checked.kind === "wrong") return { status: 400, errors: { code: WRONG_CODE } };
  const codes = newRecoveryCodes();
  const done = await replaceRecoveryCodes(context.get(databaseContext), {
    userId: person.id,
    email: person.email,
    codeHashes: codes.map(hashRecoveryCode),
    emailContent: recoveryCodesEmail(context.get(configContext).appOrigin),
    context: securityContext(request, context),
  });
  return done ? { codes } : { status: 409, problem: "Two-factor sign-in is off." };
}

async function end(
  { request, context }: Source,
  { current, code }: { current: string; code: string },
): Promise<Outcome> {
  const { id: userId, email } = signedIn(context);
  const person = { id: userId, email };
  const password = await confirmPassword(request, context, person, current);
  if (password.kind === "limited") return limited(password.seconds);
  if (password.kind === "wrong") return { status: 400, errors: { current: WRONG_PASSWORD } };
  const checked = await checkCode(request, context, person, code);
  if (checked.kind === "limited") return limited(checked.seconds);
  if (checked.kind === "wrong") return { status: 400, errors: { code: WRONG_CODE } };
  const emailContent = twoFactorEmail(context.get(configContext).appOrigin, "off");
  const origin = securityContext(request, context);
  await endTwoFactor(context.get(databaseContext), {
    userId,
    email,
    emailContent,
    context: origin,
  });
  return "ended";
}

const limited = (retryAfter: number): Refusal => ({
  status: 429,
  problem: tooManyAttempts(retryAfter),
  retryAfter,
});

function refused({ status, errors = {}, problem, retryAfter }: Refusal, intent = "") {
  return refuse(status, { codes: null, intent, errors, problem: problem ?? null }, { retryAfter });
}

export default function TwoFactor({ loaderData, actionData }: Route.ComponentProps) {
  return (
    <TwoFactorPage
      state={loaderData}
      codes={actionData?.codes ?? null}
      intent={actionData?.intent ?? ""}
      errors={actionData?.errors ?? {}}
      problem={actionData?.problem ?? null}
    />
  );
}
