type PopularTermsProps = {
  /** The search the links lead to. */
  path?: string;
  terms: readonly string[];
};

/** Quick picks: a link each, which with JavaScript fills the search box instead. */
export function PopularTerms({ path = "/search", terms }: PopularTermsProps) {
  return (
    <div className="row-x">
      {terms.map((term) => (
        <a
          key={term}
          className="chip"
          href={`${path}?q=${encodeURIComponent(term)}`}
          data-fill={term}
        >
          {term}
        </a>
      ))}
    </div>
  );
}
