import { ButtonLink } from "./button.tsx";

type PagerProps = { page: number; pages: number; hrefOf: (page: number) => string };

/** Previous and next page as links; nothing when there is only one. */
export function Pager({ page, pages, hrefOf }: PagerProps) {
  if (pages <= 1) return null;
  return (
    <nav className="mt-6 flex items-center justify-between gap-2" aria-label="Pages">
      {page > 1 ? (
        <ButtonLink variant="secondary" size="small" rel="prev" href={hrefOf(page - 1)}>
          Previous
        </ButtonLink>
      ) : (
        <span />
      )}
      <span className="tabular">
        Page {page} of {pages}
      </span>
      {page < pages ? (
        <ButtonLink variant="secondary" size="small" rel="next" href={hrefOf(page + 1)}>
          Next
        </ButtonLink>
      ) : (
        <span />
      )}
    </nav>
  );
}
