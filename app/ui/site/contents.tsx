/** Links to the parts of a long page. */
export function Contents({ entries }: { entries: readonly { id: string; title: string }[] }) {
  return (
    <nav className="rounded-card bg-sunken px-4 py-3" aria-labelledby="contents">
      <h2 className="text-lg" id="contents">
        On this page
      </h2>
      <ol className="mt-1 columns-[2_14em] gap-6">
        {entries.map(({ id, title }) => (
          <li key={id}>
            <a className="inline-block py-1.5 pointer-coarse:py-2.5" href={`#${id}`}>
              {title}
            </a>
          </li>
        ))}
      </ol>
    </nav>
  );
}
