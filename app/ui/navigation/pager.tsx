import { ButtonLink } from "#app/ui/button.tsx";

type PagerProps = {
  page: number;
  pages: number;
  hrefOf: (page: number) => string;
  /** What the pages are of, where a page has several lists. */
  of?: string;
  /** Whether it leads on within the dashboard, without a new document. */
  stays?: boolean;
};

/** Previous and next page as links; nothing when there is only one. */
export function Pager({ page, pages, hrefOf, of, stays = false }: PagerProps) {
  if (pages <= 1) return null;
  const linkTo = (other: number) =>
    stays ? { to: hrefOf(other), preventScrollReset: true } : { href: hrefOf(other) };
  const subject = of && <span className="sr-only"> {of}</span>;
  return (
    <nav
      className="mt-6 flex flex-wrap items-center justify-between gap-2"
      aria-label={of ? `Pages of ${of}` : "Pages"}
    >
      {page > 1 ? (
        <ButtonLink variant="secondary" size="small" rel="prev" {...linkTo(page - 1)}>
          Previous{subject}
        </ButtonLink>
      ) : (
        <span />
      )}
      <span className="tabular">
        Page {page} of {pages}
      </span>
      {page < pages ? (
        <ButtonLink variant="secondary" size="small" rel="next" {...linkTo(page + 1)}>
          Next{subject}
        </ButtonLink>
      ) : (
        <span />
      )}
    </nav>
  );
}
