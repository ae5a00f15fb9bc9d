import { showPhone } from "#app/actions/profiles/show-phone.ts";
import { clockContext, configContext, databaseContext, userContext } from "#app/context.ts";
import { isId } from "#app/domain/id.ts";
import { professionalName } from "#app/domain/profiles/public-profile.ts";
import { parseReviewFilters } from "#app/domain/reviews/filters.ts";
import { excerpt } from "#app/domain/text/clean-text.ts";
import { redirect } from "#app/http/responses/redirect.ts";
import { refuse } from "#app/http/responses/respond.ts";
import { tryDatabase } from "#app/http/responses/try-database.ts";
import { signedIn } from "#app/http/security/signed-in.ts";
import { paths, signInFor } from "#app/links.ts";
import { PublicProfilePage } from "#app/routes/public/profile/profile-page.tsx";
import { pageHead } from "#app/ui/pages/head.ts";
import { professionalData } from "#app/ui/pages/structured-data.ts";
import { ProfileFailed, ProfileMissing } from "#app/ui/profiles/profile-missing.tsx";
import { readPublicProfile } from "#db/profiles/public-profile.ts";
import type { Route } from "./+types/profile.ts";

export const meta: Route.MetaFunction = ({
  loaderData: { page, failed, tab },
  matches: [root],
}) => {
  if (!page) {
    const title = failed ? "Failed to load professional profile" : "Professional not found";
    return [{ title: `${title} | Kayap` }];
  }
  const { professional } = page;
  const name = professionalName(professional);
  return pageHead(root.loaderData, {
    title: `${tab === "reviews" ? `Reviews of ${name}` : name} | Kayap`,
    description: excerpt(professional.bio ?? `${name} on Kayap, with prices and reviews.`, 155),
    structured: professionalData(root.loaderData.origin, professional),
  });
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
  if (!isId(params.proId)) return refuse(404, missing);
  const page = await tryDatabase(
    readPublicProfile(context.get(databaseContext), params.proId, {
      viewer: user?.id ?? null,
      now: context.get(clockContext)(),
      filters,
    }),
  );
  if (!page.ok) return refuse(503, { ...missing, failed: true });
  if (!page.value) return refuse(404, missing);
  const isAllowed = page.value.professional.visibility === "public" || user;
  if (!isAllowed) throw redirect(signInFor(path));
  return { ...missing, page: page.value };
}

/** Show phone is a form, so that no link and no crawler can request a number. */
export async function action({ request, context, params }: Route.ActionArgs) {
  const user = signedIn(context);
  return showPhone(request, context, { user, proId: params.proId });
}

export default function PublicProfileRoute({
  loaderData: { page, failed, ...request },
  actionData,
}: Route.ComponentProps) {
  if (page) return <PublicProfilePage {...page} {...request} phone={actionData} />;
  return failed ? <ProfileFailed again={request.shareUrl} /> : <ProfileMissing />;
}
