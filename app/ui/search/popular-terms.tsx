import { cx } from "class-variance-authority";
import { paths } from "#app/links.ts";
import { Chip, chipRow } from "#app/ui/navigation/chip.tsx";

type PopularTermsProps = {
  /** The search page of the links. */
  path?: string;
  terms: readonly string[];
  variant?: "plain" | "bar";
  /** On as many lines as they need, centred. */
  centered?: boolean;
  className?: string;
};

/** Links to popular searches; with JavaScript they fill the search box instead. */
export function PopularTerms(props: PopularTermsProps) {
  const { path = paths.search, terms, variant, centered, className } = props;
  return (
    <div className={cx(centered ? "flex flex-wrap justify-center gap-2" : chipRow, className)}>
      {terms.map((term) => (
        <Chip
          key={term}
          variant={variant}
          href={`${path}?q=${encodeURIComponent(term)}`}
          data-fill=""
        >
          {term}
        </Chip>
      ))}
    </div>
  );
}
