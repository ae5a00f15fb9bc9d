import { data, type RouterContextProvider } from "react-router";
import { reauthenticate } from "#app/actions/accounts/reauthenticate.ts";
import { clockContext, databaseContext } from "#app/context.ts";
import {
  NO_PROOF,
  NO_PROOF_OR_CODE,
  reauthenticationSchema,
} from "#app/domain/accounts/account.ts";
import { isRecentProof } from "#app/domain/accounts/reauthentication.ts";
import { NOT_DONE } from "#app/domain/failure.ts";
import type { OwnPath } from "#app/domain/safe-path.ts";
import { tooManyAttempts } from "#app/http/limit.ts";
import { readForm } from "#app/http/read-form.ts";
import { redirect } from "#app/http/redirect.ts";
import { returnTo } from "#app/http/return-to.ts";
import { signedIn } from "#app/http/signed-in.ts";
import { submittedValues } from "#app/http/submitted-values.ts";
import { tryDatabase } from "#app/http/try-database.ts";
import { paths } from "#app/links.ts";
import { pageHead } from "#app/ui/head.ts";
import { ConfirmIdentityPage } from "#app/ui/settings/confirm-identity-page.tsx";
import { readTwoFactor } from "#db/accounts/two-factor.ts";
import type { Route } from "./+types/confirm.ts";

const SETTINGS = paths.settings;

export const meta: Route.MetaFunction = ({ matches: [root] }) =>
  pageHead(root.loaderData.origin, { title: "Confirm It’s You | Kayap", unlisted: true });

/** Where this leads back to; only to the settings, which is all that asks for a proof. */
function placeIn(url: URL): { place: OwnPath; sends: boolean } {
  const send = url.searchParams.get("send");
  const place = returnTo(send ?? url.searchParams.get("next"), SETTINGS);
  const isOurs = place === SETTINGS || place.startsWith(`${SETTINGS}/`);
  return { place: isOurs ? place : SETTINGS, sends: send !== null };
}

export async function loader({ request, url, context }: Route.LoaderArgs) {
  const { place } = placeIn(url);
  const { id, confirmedAt } = signedIn(context);
  if (request.method === "GET" && isRecentProof(confirmedAt, context.get(clockContext)())) {
    throw redirect(place, 303);
  }
  const read = await tryDatabase(readTwoFactor(context.get(databaseContext), id));
  return { place, twoFactor: read.ok && read.value.on };
}

/**
 * Takes the proof and leads back: to a page, or by a 307, with which a browser sends the same form again, to where a form
 * was to go. A form that has just come from there is asked for its proof.
 */
export async function action({ request, url, context }: Route.ActionArgs) {
  const { place, sends } = placeIn(url);
  const form = await readForm(request, reauthenticationSchema);
  const fields = submittedValues(form.ok && sends ? form.data : {});
  const refused = (
    status: number,
    errors: Record<string, string>,
    problem: string | null,
    wait = 0,
  ) => {
    const headers: HeadersInit = wait > 0 ? { "Retry-After": String(wait) } : {};
    return data({ sends, fields, errors, problem }, { status, headers });
  };
  if (!form.ok) return refused(form.status, form.errors, null);
  const { asked, proofPassword, proofCode } = form.data;
  if (proofPassword === "" && proofCode === "") {
    return asked ? refused(400, await noProof(context), null) : refused(403, {}, null);
  }
  const result = await tryDatabase(reauthenticate(request, context, signedIn(context), form.data));
  if (!result.ok) return refused(503, {}, NOT_DONE, 5);
  const { value } = result;
  if (value.is === "wrong") return refused(400, value.errors, null);
  if (value.is === "limited") {
    return refused(429, {}, tooManyAttempts(value.seconds), value.seconds);
  }
  return redirect(place, sends ? 307 : 303);
}

async function noProof(context: Readonly<RouterContextProvider>): Promise<Record<string, string>> {
  const { id } = signedIn(context);
  const read = await tryDatabase(readTwoFactor(context.get(databaseContext), id));
  return { proofPassword: read.ok && read.value.on ? NO_PROOF_OR_CODE : NO_PROOF };
}

export default function ConfirmIdentity({ loaderData, actionData }: Route.ComponentProps) {
  const { asked: _, ...fields } = actionData?.fields ?? {};
  return (
    <ConfirmIdentityPage
      place={loaderData.place}
      sends={actionData?.sends ?? false}
      fields={fields}
      twoFactor={loaderData.twoFactor}
      errors={actionData?.errors ?? {}}
      problem={actionData?.problem ?? null}
    />
  );
}
