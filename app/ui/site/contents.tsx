/** Links to the parts of a long page, on wide screens beside its text (`prose.css`). */
export function Contents({ entries }: { entries: readonly { id: string; title: string }[] }) {
  return (
    <nav className="rounded-card bg-sunken px-4 py-3" aria-labelledby="contents">
      <h2 className="text-lg" id="contents">
        On this page
      </h2>
      <ol>
        {entries.map(({ id, title }) => (
          <li key={id}>
            <a href={`#${id}`}>{title}</a>
          </li>
        ))}
      </ol>
    </nav>
  );
}
