import type { SearchFilters } from "#app/domain/search/filters.ts";
import { paths } from "#app/links.ts";
import { ButtonLink } from "#app/ui/button.tsx";
import { useViewer } from "#app/ui/viewer.ts";

type PostJobProps = {
  filters: Pick<SearchFilters, "q" | "categoryId" | "subcategoryId">;
  /** The place of the search, "" for everywhere. */
  location: string;
};

/** The form of a job, filled in from a search; null for a professional, who answers jobs. */
function useNewJob({ filters, location }: PostJobProps): string | null {
  const { q, categoryId, subcategoryId } = filters;
  if (useViewer()?.role === "professional") return null;
  return paths.newJob({ what: q, location, categoryId, subcategoryId });
}

/** The way from a search to a job. */
export function PostJobLine(props: PostJobProps) {
  const href = useNewJob(props);
  if (href === null) return null;
  return (
    <p className="mt-4">
      Nobody fits? <a href={href}>Post a job</a>, and professionals near you send you offers.
    </p>
  );
}

/** The way on from a search that found nothing; `isListed` says whether anybody does the work today. */
export function PostJobOffer({ isListed, ...search }: PostJobProps & { isListed: boolean }) {
  const href = useNewJob(search);
  if (href === null) return null;
  return (
    <>
      <p>
        {isListed
          ? "Or say once what you need: professionals near you send you offers, free."
          : "Or say once what you need: professionals who join later see it and send you offers, free."}
      </p>
      <ButtonLink href={href}>Post a job</ButtonLink>
    </>
  );
}
