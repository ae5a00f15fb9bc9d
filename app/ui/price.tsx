import { type PriceType, priceParts } from "#app/domain/money.ts";

/** A price in GYD cents as `$6,500/hr` or `From $9,000`, with the currency once. */
export function Price({ cents, type }: { cents: number; type: PriceType }) {
  const { before, amount, after } = priceParts(cents, type);
  return (
    <span className="price">
      {before && <small>{before} </small>}
      <b>{amount}</b>
      {after} <abbr title="Guyana dollars">GYD</abbr>
    </span>
  );
}
