import { data } from "react-router";
import { answerSave } from "#app/actions/services/save-service.ts";
import { noticeCookie } from "#app/http/notice.ts";
import { redirect } from "#app/http/redirect.ts";
import { returnTo } from "#app/http/return-to.ts";
import { paths } from "#app/links.ts";
import { pageHead } from "#app/ui/head.ts";
import { SaveRefused } from "#app/ui/save-refused.tsx";
import type { Route } from "./+types/saved.ts";

export const meta: Route.MetaFunction = ({ matches: [root] }) =>
  pageHead(root.loaderData.origin, { title: "Saved Services | Kayap", unlisted: true });

/** A visit of the address changes nothing; the list is in the dashboard. */
export const middleware: Route.MiddlewareFunction[] = [
  ({ request }, next) => {
    if (request.method !== "POST") throw redirect(paths.savedServices, 303);
    return next();
  },
];

/** What every Save button posts to; the page it stands on is shown again. */
export async function action({ request, context }: Route.ActionArgs) {
  const answer = await answerSave(request, context);
  if (answer.is === "refused") return data(answer, { status: answer.status });
  if (answer.is === "visitor") return redirect(paths.saveService(answer.serviceId), 303);
  const { is, serviceId, next } = answer;
  return redirect(returnTo(next, paths.service(serviceId)), {
    status: 303,
    headers: { "Set-Cookie": noticeCookie(request, NOTICES[is]) },
  });
}

const NOTICES = {
  saved: "service-saved",
  already: "service-already-saved",
  removed: "service-removed",
} as const;

export default function Saved({ actionData }: Route.ComponentProps) {
  return <SaveRefused message={actionData?.message ?? ""} />;
}
