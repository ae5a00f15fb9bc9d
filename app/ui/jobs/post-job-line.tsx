import type { SearchFilters } from "#app/domain/search/filters.ts";
import { paths } from "#app/links.ts";
import { useViewer } from "#app/ui/viewer.ts";

type PostJobLineProps = {
  filters: Pick<SearchFilters, "q" | "categoryId" | "subcategoryId">;
  /** The place of the search, "" for everywhere. */
  location: string;
};

/** The way from a search to a job; a professional, who answers jobs, has none. */
export function PostJobLine({ filters, location }: PostJobLineProps) {
  if (useViewer()?.role === "professional") return null;
  const { q, categoryId, subcategoryId } = filters;
  return (
    <p className="mt-4">
      Nobody fits?{" "}
      <a href={paths.newJob({ what: q, location, categoryId, subcategoryId })}>Post a job</a>, and
      professionals near you send you offers.
    </p>
  );
}
