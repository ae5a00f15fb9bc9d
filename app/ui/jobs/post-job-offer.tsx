import type { SearchFilters } from "#app/domain/search/filters.ts";
import { paths } from "#app/links.ts";
import { ButtonLink } from "#app/ui/button.tsx";
import { useViewer } from "#app/ui/viewer.ts";

type PostJobOfferProps = {
  filters: Pick<SearchFilters, "q" | "categoryId" | "subcategoryId">;
  /** The place of the search, "" for everywhere. */
  location: string;
};

/** The way on from a search that found nothing; a professional, who answers jobs, has none. */
export function PostJobOffer({ filters, location }: PostJobOfferProps) {
  if (useViewer()?.role === "professional") return null;
  const { q, categoryId, subcategoryId } = filters;
  return (
    <>
      <p>Or say once what you need: professionals near you send you offers, free.</p>
      <ButtonLink href={paths.newJob({ what: q, location, categoryId, subcategoryId })}>
        Post a job
      </ButtonLink>
    </>
  );
}
