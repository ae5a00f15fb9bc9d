/** The way from home to this page; the last one is the page itself. */
export function Crumbs({ trail }: { trail: { name: string; href?: string }[] }) {
  return (
    <nav aria-label="Breadcrumb">
      <ol className="crumb">
        {trail.map(({ name, href }) => (
          <li key={name} aria-current={href ? undefined : "page"}>
            {href ? <a href={href}>{name}</a> : name}
          </li>
        ))}
      </ol>
    </nav>
  );
}
