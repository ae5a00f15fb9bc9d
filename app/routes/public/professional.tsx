import { data } from "react-router";
import { showPhone } from "#app/actions/profiles/show-phone.ts";
import { clockContext, configContext, databaseContext, userContext } from "#app/context.ts";
import { isId } from "#app/domain/id.ts";
import { professionalName } from "#app/domain/profiles/professional.ts";
import { parseReviewFilters } from "#app/domain/reviews/filters.ts";
import { excerpt } from "#app/domain/text.ts";
import { redirect } from "#app/http/redirect.ts";
import { refuse } from "#app/http/respond.ts";
import { signedIn } from "#app/http/signed-in.ts";
import { tryDatabase } from "#app/http/try-database.ts";
import { paths, signInFor } from "#app/links.ts";
import { pageHead } from "#app/ui/head.ts";
import { ProfileFailed, ProfileMissing } from "#app/ui/profiles/profile-missing.tsx";
import { ProfilePage } from "#app/ui/profiles/profile-page.tsx";
import { professionalData } from "#app/ui/structured-data.ts";
import { readProfilePage } from "#db/profiles/professionals.ts";
import type { Route } from "./+types/professional.ts";

export const meta: Route.MetaFunction = ({ loaderData: { page, failed }, matches: [root] }) => {
  if (!page) {
    const title = failed ? "Failed to load professional profile" : "Professional not found";
    return [{ title: `${title} | Kayap` }];
  }
  const { origin } = root.loaderData;
  const { professional } = page;
  const name = professionalName(professional);
  return [
    ...pageHead(origin, {
      title: `${name} | Kayap`,
      description: excerpt(professional.bio ?? `${name} on Kayap, with prices and reviews.`, 155),
    }),
    { "script:ld+json": professionalData(origin, professional) },
  ];
};

export async function loader({ context, params, url }: Route.LoaderArgs) {
  const path = paths.professional(params.proId);
  const tab = url.searchParams.get("tab") === "reviews" ? "reviews" : "services";
  const filters = parseReviewFilters(url.searchParams);
  const user = context.get(userContext);
  const missing = {
    page: null,
    failed: false,
    own: user?.id === params.proId,
    tab,
    filters,
    shareUrl: context.get(configContext).appOrigin + path,
  } as const;
  if (!isId(params.proId)) return data(missing, { status: 404 });
  const read = await tryDatabase(
    readProfilePage(context.get(databaseContext), params.proId, {
      viewer: user?.id ?? null,
      now: context.get(clockContext)(),
      filters,
    }),
  );
  if (!read.ok) return refuse(503, { ...missing, failed: true });
  if (!read.value) return data(missing, { status: 404 });
  const seesProfile = read.value.professional.visibility === "public" || user;
  if (!seesProfile) throw redirect(signInFor(path));
  return { ...missing, page: read.value };
}

/** Show phone: by a form, so that no link and no crawler can do it. */
export async function action({ request, context, params }: Route.ActionArgs) {
  const user = signedIn(context);
  return showPhone(request, context, { user, proId: params.proId });
}

export default function ProfessionalRoute({
  loaderData: { page, failed, ...asked },
  actionData,
}: Route.ComponentProps) {
  if (page) return <ProfilePage {...page} {...asked} shown={actionData} />;
  return failed ? <ProfileFailed again={asked.shareUrl} /> : <ProfileMissing />;
}
