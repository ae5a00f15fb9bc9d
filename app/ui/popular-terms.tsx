/** Quick picks: a link each, which with JavaScript fills the search box instead. */
export function PopularTerms({ terms }: { terms: readonly string[] }) {
  return (
    <div className="row-x">
      {terms.map((term) => (
        <a
          key={term}
          className="chip"
          href={`/search?q=${encodeURIComponent(term)}`}
          data-fill={term}
        >
          {term}
        </a>
      ))}
    </div>
  );
}
