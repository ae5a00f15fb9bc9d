/** The path from home to this page; the last entry is the page itself. */
export function Breadcrumbs({ trail }: { trail: { name: string; href?: string }[] }) {
  return (
    <nav aria-label="Breadcrumb">
      <ol className="arrowheads flex flex-wrap items-center gap-x-1.5 pt-1 pb-2 text-sm wrap-anywhere">
        {trail.map(({ name, href }) => (
          <li key={name} className="max-lg:current:hidden" aria-current={href ? undefined : "page"}>
            {href ? (
              <a className="inline-block py-3" href={href}>
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
