import { paths } from "#app/links.ts";
import { Chip, chipRow } from "./chip.tsx";
import { classes } from "./classes.ts";

type PopularTermsProps = {
  /** The search the links lead to. */
  path?: string;
  terms: readonly string[];
  variant?: "plain" | "bar";
  /** On as many lines as they need, in the middle. */
  centered?: boolean;
  className?: string;
};

/** Quick picks: a link each, which with JavaScript fills the search box instead. */
export function PopularTerms(props: PopularTermsProps) {
  const { path = paths.search, terms, variant, centered, className } = props;
  return (
    <div className={classes(centered ? "flex flex-wrap justify-center gap-2" : chipRow, className)}>
      {terms.map((term) => (
        <Chip
          key={term}
          variant={variant}
          href={`${path}?q=${encodeURIComponent(term)}`}
          data-fill={term}
        >
          {term}
        </Chip>
      ))}
    </div>
  );
}
