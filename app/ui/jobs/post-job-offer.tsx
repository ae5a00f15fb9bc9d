import type { SearchFilters } from "#app/domain/search/filters.ts";
import { paths } from "#app/links.ts";
import { ButtonLink } from "#app/ui/button.tsx";
import { useViewer } from "#app/ui/viewer.ts";

type PostJobOfferProps = {
  filters: Pick<SearchFilters, "q" | "categoryId" | "subcategoryId">;
};

/** The way on from a search that found nothing; a professional, who answers jobs, has none. */
export function PostJobOffer({ filters: { q, categoryId, subcategoryId } }: PostJobOfferProps) {
  if (useViewer()?.role === "professional") return null;
  return (
    <>
      <p>Or say once what you need: professionals near you send you offers, free.</p>
      <ButtonLink href={paths.newJob({ what: q, categoryId, subcategoryId })}>
        Post a job
      </ButtonLink>
    </>
  );
}
