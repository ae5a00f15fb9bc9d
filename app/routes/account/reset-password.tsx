import { data, type RouterContextProvider } from "react-router";
import { isTooCommon } from "#app/auth/common-passwords.ts";
import { deviceCookie, newDevice, readDevice } from "#app/auth/device.ts";
import { hashToken, isToken } from "#app/auth/one-time-token.ts";
import { hashPassword } from "#app/auth/password.ts";
import { blankSessionCookie } from "#app/auth/sessions.ts";
import { clockContext, configContext, databaseContext, roomsContext } from "#app/context.ts";
import { COMMON_PASSWORD, RESET_FAILED, resetSchema } from "#app/domain/accounts/account.ts";
import { passwordChangedEmail } from "#app/email/account-emails.ts";
import { noticeCookie } from "#app/http/notice.ts";
import { readForm } from "#app/http/read-form.ts";
import { redirect } from "#app/http/redirect.ts";
import { securityContext } from "#app/http/security-context.ts";
import { tryDatabase } from "#app/http/try-database.ts";
import { paths } from "#app/links.ts";
import { ResetPage } from "#app/ui/accounts/reset-page.tsx";
import { pageHead } from "#app/ui/head.ts";
import { readReset, resetPassword } from "#db/accounts/password-reset.ts";
import type { Route } from "./+types/reset-password.ts";

export const meta: Route.MetaFunction = ({ matches: [root] }) => [
  ...pageHead(root.loaderData.origin, { title: "New Password | Kayap", unlisted: true }),
  { name: "referrer", content: "strict-origin" },
];

/** Opening the link uses nothing up. */
export async function loader({ url, context }: Route.LoaderArgs) {
  const token = url.searchParams.get("token");
  if (!isToken(token)) return data({ token: null }, { status: 404 });
  const email = await tryDatabase(ownerOf(context, token));
  // While the database is away the form stands; sending it tells.
  return email.ok && !email.value ? data({ token: null }, { status: 404 }) : { token };
}

export async function action({ request, context }: Route.ActionArgs) {
  const form = await readForm(request, resetSchema);
  const token = form.ok ? form.data.token : (form.values.token ?? null);
  if (!isToken(token)) return refused(null, { status: form.ok ? 404 : form.status });
  if (!form.ok) return refused(token, form);
  const browser = readDevice(request) ?? newDevice();
  const chosen = { password: form.data.password, token, deviceHash: browser.hash };
  const result = await tryDatabase(change(request, context, chosen));
  if (!result.ok) {
    const headers = { "Retry-After": "5" };
    return refused(token, { status: 503, problem: RESET_FAILED, headers });
  }
  if (result.value === "gone") return refused(null, { status: 404 });
  if (result.value === "common") {
    return refused(token, { status: 400, errors: { password: COMMON_PASSWORD } });
  }
  const headers = new Headers([
    ["Set-Cookie", blankSessionCookie(request)],
    ["Set-Cookie", deviceCookie(request, browser)],
    ["Set-Cookie", noticeCookie(request, "password-changed")],
  ]);
  return redirect(paths.login, { status: 303, headers });
}

type Refusal = {
  status: number;
  errors?: Record<string, string>;
  problem?: string | null;
  headers?: HeadersInit;
};

function refused(token: string | null, refusal: Refusal) {
  const { status, errors = {}, problem = null, headers = {} } = refusal;
  return data({ token, errors, problem }, { status, headers });
}

function ownerOf(context: Readonly<RouterContextProvider>, token: string) {
  const now = context.get(clockContext)();
  return readReset(context.get(databaseContext), hashToken(token), now);
}

/** Changes the password. The code is looked at before anything is hashed, and used up by a success only. */
async function change(
  request: Request,
  context: Readonly<RouterContextProvider>,
  { token, password, deviceHash }: { token: string; password: string; deviceHash: string },
): Promise<"done" | "gone" | "common"> {
  const email = await ownerOf(context, token);
  if (email === null) return "gone";
  if (await isTooCommon(password, email)) return "common";
  const owner = await resetPassword(context.get(databaseContext), {
    tokenHash: hashToken(token),
    email,
    passwordHash: await hashPassword(password),
    deviceHash,
    emailContent: passwordChangedEmail(context.get(configContext).appOrigin),
    context: securityContext(request, context),
  });
  if (owner === null) return "gone";
  context.get(roomsContext).endPerson(owner);
  return "done";
}

export default function ResetPassword({ loaderData, actionData }: Route.ComponentProps) {
  if (actionData) return <ResetPage {...actionData} />;
  return <ResetPage token={loaderData.token} errors={{}} problem={null} />;
}
