import { data } from "react-router";
import { appealAgainstMeasure } from "#app/actions/team/appeal.ts";
import { clockContext, configContext, databaseContext } from "#app/context.ts";
import { NOT_DONE } from "#app/domain/failures/failure.ts";
import { appealSchema, appealsUntil } from "#app/domain/team/appeals.ts";
import { readAppealLink } from "#app/email/links/appeal-link.ts";
import { readForm } from "#app/http/forms/read-form.ts";
import { refuse, seeOther } from "#app/http/responses/respond.ts";
import { readForPage, tryDatabase } from "#app/http/responses/try-database.ts";
import { paths } from "#app/links.ts";
import { privateMeta } from "#app/ui/pages/head.ts";
import { readMeasure } from "#db/team/own-measure.ts";
import type { Route } from "./+types/appeal.ts";
import { AppealPage } from "./appeal-page.tsx";

export const meta = () => privateMeta("Appeal", { secretAddress: true });

/** Shows the decision to everybody with the link, also to people who cannot sign in. */
export async function loader({ url, context }: Route.LoaderArgs) {
  const link = readAppealLink(context.get(configContext).secret, url.searchParams);
  const measure = link && (await readForPage(readMeasure(context.get(databaseContext), link.of)));
  if (!link || !measure) return data({ measure: null, path: null, canAppeal: false }, 404);
  const now = context.get(clockContext)();
  const canAppeal = measure.appealedAt === null && now <= appealsUntil(measure.createdAt);
  return data({ measure, path: paths.appeal(link.of, link.token), canAppeal });
}

const NOT_TAKEN = "Nothing was sent: you have appealed already, or the 30 days are over.";

export async function action({ request, url, context }: Route.ActionArgs) {
  const link = readAppealLink(context.get(configContext).secret, url.searchParams);
  if (!link) return refuse(404, { values: {}, errors: {}, problem: null });
  const form = await readForm(request, appealSchema);
  if (!form.ok) {
    const { status, values, errors } = form;
    return refuse(status, { values, errors, problem: null });
  }
  const { appeal } = form.data;
  const refuseForm = (status: number, problem: string) =>
    refuse(status, { values: { appeal }, errors: {}, problem });
  const outcome = await tryDatabase(appealAgainstMeasure(context, { measureId: link.of, appeal }));
  if (!outcome.ok) return refuseForm(503, NOT_DONE);
  if (!outcome.value) return refuseForm(409, NOT_TAKEN);
  return seeOther(paths.appeal(link.of, link.token), { request });
}

export default function Appeal({ loaderData, actionData }: Route.ComponentProps) {
  const { values = {}, errors = {}, problem = null } = actionData ?? {};
  return <AppealPage {...loaderData} values={values} errors={errors} problem={problem} />;
}
