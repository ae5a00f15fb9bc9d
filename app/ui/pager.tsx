type PagerProps = { page: number; pages: number; hrefOf: (page: number) => string };

/** Previous and next page as links; nothing when there is only one. */
export function Pager({ page, pages, hrefOf }: PagerProps) {
  if (pages <= 1) return null;
  return (
    <nav className="pager" aria-label="Pages">
      {page > 1 ? (
        <a className="btn alt s" rel="prev" href={hrefOf(page - 1)}>
          Previous
        </a>
      ) : (
        <span />
      )}
      <span className="num">
        Page {page} of {pages}
      </span>
      {page < pages ? (
        <a className="btn alt s" rel="next" href={hrefOf(page + 1)}>
          Next
        </a>
      ) : (
        <span />
      )}
    </nav>
  );
}
