/** The path from home to this page; the last entry is the page itself. */
export function Breadcrumbs({ trail }: { trail: { name: string; href?: string }[] }) {
  return (
    <nav aria-label="Breadcrumb">
      <ol className="arrowheads flex items-center gap-1.5 pt-1 pb-2 text-sm">
        {trail.map(({ name, href }) => (
          <li
            key={name}
            className={href ? "flex max-w-3/5 flex-none items-center" : "truncate"}
            aria-current={href ? undefined : "page"}
          >
            {href ? (
              <a className="truncate py-3" href={href}>
                {name}
              </a>
            ) : (
              name
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}
