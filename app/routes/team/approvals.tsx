import { nameForOwner } from "#app/actions/photos/own-photos.ts";
import { decideAboutService } from "#app/actions/team/decide-approval.ts";
import { clockContext, databaseContext, staffContext } from "#app/context.ts";
import { NOT_DONE } from "#app/domain/failures/failure.ts";
import { approvalFormSchema } from "#app/domain/team/approvals.ts";
import { readForm } from "#app/http/forms/read-form.ts";
import { refuse, seeOther } from "#app/http/responses/respond.ts";
import { readForPage, tryDatabase } from "#app/http/responses/try-database.ts";
import { paths } from "#app/links.ts";
import { DashboardPage } from "#app/ui/dashboard/page.tsx";
import { Empty } from "#app/ui/empty.tsx";
import { Problem } from "#app/ui/notice.tsx";
import { privateMeta } from "#app/ui/pages/head.ts";
import { readApprovals } from "#db/team/approvals.ts";
import type { Route } from "./+types/approvals.ts";
import { WaitingService } from "./waiting-service.tsx";

export const meta = () => privateMeta("New services");

export async function loader({ context }: Route.LoaderArgs) {
  const { id: me } = context.get(staffContext);
  const { queue, total } = await readForPage(readApprovals(context.get(databaseContext)));
  const services = queue.map(({ photos, ...service }) => ({
    ...service,
    isOwn: service.proId === me,
    photos: photos.map(({ id, alt }) => ({ id, alt, name: nameForOwner(context, id) })),
  }));
  return { services, total, now: context.get(clockContext)() };
}

const NOT_DECIDED =
  "Nothing was done: somebody else has decided, the service was changed, or its professional is away. The list is as it is now.";

export async function action({ request, context }: Route.ActionArgs) {
  const form = await readForm(request, approvalFormSchema);
  if (!form.ok) {
    const { status, values, errors } = form;
    return refuse(status, { values, errors, problem: null });
  }
  const { serviceId, intent } = form.data;
  const refusePage = (status: number, problem: string) => {
    const reason = form.data.intent === "refuse" ? form.data.reason : "";
    return refuse(status, { values: { serviceId, intent, reason }, errors: {}, problem });
  };
  const outcome = await tryDatabase(decideAboutService(context, form.data));
  if (!outcome.ok) return refusePage(503, NOT_DONE);
  if (!outcome.value) return refusePage(409, NOT_DECIDED);
  return seeOther(paths.teamApprovals, { request, notice: "service-decided" });
}

/** The first services of new professionals, before anybody else sees them. */
export default function Approvals({ loaderData, actionData }: Route.ComponentProps) {
  const { services, total, now } = loaderData;
  const { values = {}, errors = {}, problem = null } = actionData ?? {};
  const formOf = (id: string) =>
    values.serviceId === id ? { values, errors } : { values: {}, errors: {} };
  return (
    <DashboardPage title="New services">
      <p className="max-w-text text-soft">
        What new professionals publish first waits here until somebody has looked at it, if the
        settings ask for that. After they are turned off, what waits stays here until it is decided.
        {total > services.length && ` ${total} wait; here are the first ${services.length}.`}
      </p>
      <Problem>{problem}</Problem>
      {services.length === 0 ? (
        <Empty title="Nothing waits" icon="briefcase-business">
          <p className="text-soft">The first service of a new professional appears here.</p>
        </Empty>
      ) : (
        services.map((service) => (
          <WaitingService key={service.id} service={service} now={now} {...formOf(service.id)} />
        ))
      )}
    </DashboardPage>
  );
}
