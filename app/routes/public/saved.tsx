import { saveOrRemoveService } from "#app/actions/services/save-service.ts";
import type { OwnPath } from "#app/domain/paths/safe-path.ts";
import { redirect } from "#app/http/responses/redirect.ts";
import { refuse, seeOther } from "#app/http/responses/respond.ts";
import { returnTo } from "#app/http/return-to.ts";
import { paths } from "#app/links.ts";
import { ButtonLink } from "#app/ui/button.tsx";
import { Notice } from "#app/ui/notice.tsx";
import { privateMeta } from "#app/ui/pages/head.ts";
import { NarrowMain } from "#app/ui/pages/page.tsx";
import type { Route } from "./+types/saved.ts";

export const meta: Route.MetaFunction = () => privateMeta("Saved Services");

/** A GET changes nothing and leads to the list in the dashboard. */
export const middleware: Route.MiddlewareFunction[] = [
  ({ request }, next) => {
    if (request.method !== "POST") throw redirect(paths.savedServices, 303);
    return next();
  },
];

/** The target of every Save button; leads back to the page of the button. */
export async function action({ request, context }: Route.ActionArgs) {
  const result = await saveOrRemoveService(request, context);
  if (result.outcome === "refused") return refuse(result.status, result);
  if (result.outcome === "visitor") {
    return seeOther(result.signIn, { request, cookies: result.cookies });
  }
  const { outcome, serviceId, next } = result;
  return seeOther(backTo(next, serviceId), { request, notice: NOTICES[outcome] });
}

/** The card of the service on the page of the button, or its own page. */
function backTo(next: string | undefined, serviceId: string): OwnPath {
  const page = returnTo(next, null);
  const ownPage = paths.service(serviceId);
  if (page === null) return ownPage;
  return page.startsWith(ownPage) ? page : `${page}#${serviceId}`;
}

const NOTICES = {
  saved: "service-saved",
  already: "service-already-saved",
  removed: "service-removed",
} as const;

/** Why a service was not saved, on a page of its own. */
export default function Saved({ actionData }: Route.ComponentProps) {
  return (
    <NarrowMain>
      <h1 className="text-2xl">This was not saved</h1>
      <Notice tone="bad">{actionData?.message}</Notice>
      <div className="flex flex-wrap items-center gap-2">
        <ButtonLink href={paths.search}>Browse All Services</ButtonLink>
        <ButtonLink variant="secondary" href={paths.savedServices}>
          Saved Services
        </ButtonLink>
      </div>
    </NarrowMain>
  );
}
