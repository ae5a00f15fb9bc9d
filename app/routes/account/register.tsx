import { data } from "react-router";
import { register } from "#app/actions/accounts/register.ts";
import { waitingForm } from "#app/actions/accounts/waiting-form.ts";
import { isTooCommon } from "#app/auth/common-passwords.ts";
import { headersForNewDevice } from "#app/auth/device.ts";
import { configContext, userContext } from "#app/context.ts";
import {
  COMMON_PASSWORD,
  chosenRole,
  REGISTRATION_DOWN,
  registerSchema,
  SIGNUPS_OFF,
} from "#app/domain/accounts/account.ts";
import { minutesText } from "#app/http/limit.ts";
import { pendingAddressCookie } from "#app/http/pending-email.ts";
import { readForm } from "#app/http/read-form.ts";
import { redirect } from "#app/http/redirect.ts";
import { refuse, seeOther } from "#app/http/respond.ts";
import { nextOf } from "#app/http/return-to.ts";
import { submittedValues } from "#app/http/submitted-values.ts";
import { tryDatabase } from "#app/http/try-database.ts";
import { paths, withNext } from "#app/links.ts";
import { RegisterPage } from "#app/ui/accounts/register-page.tsx";
import { UNTOUCHED } from "#app/ui/form-state.ts";
import { privateMeta } from "#app/ui/head.ts";
import type { Route } from "./+types/register.ts";

export const meta = () => privateMeta("Sign Up");

export async function loader({ request, url, context }: Route.LoaderArgs) {
  const next = nextOf(url.searchParams.get("next"));
  if (context.get(userContext)) throw redirect(next ?? paths.dashboard, 303);
  const role = chosenRole(url.searchParams.get("type"));
  const waiting = await waitingForm(request, context, next);
  const page = { next, role, open: context.get(configContext).signupsOpen, waiting };
  return data(page, { headers: headersForNewDevice(request, context) });
}

export async function action({ request, context }: Route.ActionArgs) {
  const refused = (
    values: Record<string, unknown>,
    { status, errors = {}, problem = null, retryAfter }: Refusal,
  ) => refuse(status, { values: submittedValues(values), errors, problem }, { retryAfter });
  if (!context.get(configContext).signupsOpen) {
    return refused({}, { status: 403, problem: SIGNUPS_OFF });
  }
  const form = await readForm(request, registerSchema);
  if (!form.ok) return refused(form.values, form);
  if (await isTooCommon(form.data.password, form.data.email)) {
    return refused(form.data, { status: 400, errors: { password: COMMON_PASSWORD } });
  }
  const result = await tryDatabase(register(request, context, form.data));
  if (!result.ok) return refused(form.data, { status: 503, problem: REGISTRATION_DOWN });
  if ("seconds" in result.value) {
    const { seconds } = result.value;
    return refused(form.data, { status: 429, problem: tooMany(seconds), retryAfter: seconds });
  }
  const cookies = [result.value.cookie, pendingAddressCookie(request, form.data.email)];
  return seeOther(withNext(paths.checkEmail, nextOf(form.data.next)), { request, cookies });
}

type Refusal = {
  status: number;
  errors?: Record<string, string>;
  problem?: string | null;
  retryAfter?: number;
};

const tooMany = (seconds: number) =>
  `Too many registrations. Please wait ${minutesText(seconds)} and try again.`;

export default function Register({ loaderData, actionData }: Route.ComponentProps) {
  const form = actionData ?? UNTOUCHED;
  const { open, waiting } = loaderData;
  const role = form.values.role ? chosenRole(form.values.role) : loaderData.role;
  const next = form.values.next ? nextOf(form.values.next) : loaderData.next;
  const problem = open ? form.problem : SIGNUPS_OFF;
  return <RegisterPage {...form} {...{ problem, role, open, next, waiting }} />;
}
