import { cx } from "class-variance-authority";
import type { BookingStatus } from "#app/domain/bookings/booking.ts";
import { type PriceType, priceWords } from "#app/domain/money/money.ts";
import { Money } from "./number.tsx";

type PriceProps = {
  /** GYD cents. */
  cents: number;
  type: PriceType;
};

type FullPriceProps = PriceProps & {
  /** For the main price of a page. */
  large?: boolean;
  className?: string;
};

/** A price as `$6,500/hr` or `From $9,000`, with the currency. */
export function Price({ cents, type, large = false, className }: FullPriceProps) {
  const { before, after } = priceWords(type);
  return (
    <span className={className}>
      {before && <small>{before}</small>}
      <b className={cx("font-extrabold", large ? "text-[1.625rem]" : "text-lg")}>
        <Money cents={cents} />
      </b>
      {after}{" "}
      <abbr className="text-xs font-semibold text-soft" title="Guyana dollars">
        GYD
      </abbr>
    </span>
  );
}

/** The same as plain text, without the currency. */
export function PlainPrice({ cents, type }: PriceProps) {
  const { before, after } = priceWords(type);
  return (
    <>
      {before}
      <Money cents={cents} />
      {after}
    </>
  );
}

/** A starting price is no final one, and nothing is to be agreed once it is cancelled (decision 74). */
const AGREEMENT: Record<BookingStatus, string> = {
  pending: ", price to be agreed",
  confirmed: ", final price by agreement",
  completed: ", final price by agreement",
  cancelled: "",
};

type AmountProps = PriceProps & {
  status: BookingStatus;
  /** Whether the currency is shown. */
  currency?: boolean;
};

/** The amount of a booking, for both parties (decision 74). */
export function Amount({ cents, type, status, currency = false }: AmountProps) {
  const from = type === "starting_at";
  return (
    <>
      {from ? <PlainPrice cents={cents} type={type} /> : <Money cents={cents} />}
      {currency && (
        <>
          {" "}
          <abbr title="Guyana dollars">GYD</abbr>
        </>
      )}
      {from && AGREEMENT[status]}
    </>
  );
}
