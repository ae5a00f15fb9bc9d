import { DAY_MS, HOUR_MS } from "#app/domain/time/durations.ts";
import { DateBlock } from "#app/ui/bookings/date-block.tsx";
import { SeenLicences } from "#app/ui/profiles/seen-licences.tsx";
import { Rating } from "#app/ui/reviews/rating.tsx";
import { Stars } from "#app/ui/reviews/stars.tsx";
import {
  Clock,
  Day,
  GuyanaClock,
  GuyanaWhen,
  Month,
  PastDay,
  Recently,
  ShortDay,
  ShortWhen,
  Soon,
  Span,
  TimeRange,
} from "#app/ui/values/date-time.tsx";
import { Money, Num } from "#app/ui/values/number.tsx";
import { Amount, PlainPrice, Price } from "#app/ui/values/price.tsx";
import { Stat, StatGrid } from "#app/ui/values/stat.tsx";
import { EXAMPLE_TIME, LONG_NAME } from "./examples.ts";
import { Shown, State, States } from "./shown.tsx";

const later = EXAMPLE_TIME + 2 * HOUR_MS;

export function ShownFacts() {
  return (
    <>
      <Shown name="Seen licences" file="profiles/seen-licences.tsx">
        <State name="with a last day, and without">
          <SeenLicences
            licences={[
              { kind: "electrical", expiresOn: "2027-05-31" },
              { kind: "technical", expiresOn: null },
            ]}
          />
        </State>
      </Shown>
      <Shown name="Dates and times" file="values/date-time.tsx">
        <States>
          <State name="Day">
            <Day at={EXAMPLE_TIME} />
          </State>
          <State name="Month">
            <Month at={EXAMPLE_TIME} />
          </State>
          <State name="Clock">
            <Clock at={EXAMPLE_TIME} />
          </State>
          <State name="Span">
            <Span from={EXAMPLE_TIME} to={later} />
          </State>
          <State name="Soon">
            <Soon at={EXAMPLE_TIME} />
          </State>
          <State name="ShortDay">
            <ShortDay at={EXAMPLE_TIME} />
          </State>
          <State name="ShortWhen">
            <ShortWhen at={EXAMPLE_TIME} />
          </State>
          <State name="TimeRange">
            <TimeRange from={EXAMPLE_TIME} to={later} />
          </State>
          <State name="GuyanaClock">
            <GuyanaClock at={EXAMPLE_TIME} />
          </State>
          <State name="GuyanaWhen">
            <GuyanaWhen at={EXAMPLE_TIME} />
          </State>
          <State name="PastDay">
            <PastDay at={EXAMPLE_TIME} now={later} />
          </State>
          <State name="Recently">
            <Recently at={EXAMPLE_TIME} now={later} />
          </State>
        </States>
      </Shown>
      <Shown name="Day of a calendar" file="bookings/date-block.tsx">
        <States>
          <State name="this year">
            <DateBlock at={EXAMPLE_TIME} />
          </State>
          <State name="another year">
            <DateBlock at={EXAMPLE_TIME + 400 * DAY_MS} />
          </State>
        </States>
      </Shown>
      <Shown name="Numbers" file="values/number.tsx">
        <States>
          <State name="Num">
            <Num of={12_345} />
          </State>
          <State name="with decimals">
            <Num of={4.9} decimals={1} />
          </State>
          <State name="Money">
            <Money cents={1_250_000} />
          </State>
          <State name="with cents">
            <Money cents={1_250_050} />
          </State>
        </States>
      </Shown>
      <Shown name="Price" file="values/price.tsx">
        <States>
          <State name="hourly">
            <Price cents={650_000} type="hourly" />
          </State>
          <State name="fixed, large">
            <Price cents={1_200_000} type="fixed" large />
          </State>
          <State name="starting at">
            <Price cents={900_000} type="starting_at" />
          </State>
          <State name="in a sentence">
            <PlainPrice cents={900_000} type="starting_at" />
          </State>
          <State name="of a booking">
            <Amount cents={900_000} type="starting_at" status="pending" currency />
          </State>
        </States>
      </Shown>
      <Shown name="Rating" file="reviews/rating.tsx">
        <States>
          <State name="some reviews">
            <Rating rating={4.9} count={87} />
          </State>
          <State name="with words">
            <Rating rating={5} count={1} words />
          </State>
          <State name="none">
            <Rating rating={0} count={0} />
          </State>
        </States>
      </Shown>
      <Shown name="Stars of a review" file="reviews/stars.tsx">
        <Stars rating={4} />
      </Shown>
      <Shown name="Statistic" file="values/stat.tsx">
        <StatGrid columns={4}>
          <Stat name="Bookings" icon="calendar-check" value={12} />
          <Stat name="Reviews, a link" icon="star" value={<Num of={4.9} />} to="/dev/components" />
          <Stat name="Not loaded" icon="mail" value={null} again="/dev/components" />
          <Stat name={LONG_NAME} value={<Money cents={123_456_700} />} />
        </StatGrid>
      </Shown>
    </>
  );
}
