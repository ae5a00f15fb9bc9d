import {
  REVIEW_ORDERS,
  REVIEWS_PER_PAGE,
  type ReviewFilters,
  reviewQuery,
} from "#app/domain/reviews/filters.ts";
import type { RatingDistribution, ReviewPage } from "#app/domain/reviews/review.ts";
import { paths, signInFor } from "#app/links.ts";
import { Button } from "#app/ui/button.tsx";
import { EmptyLine } from "#app/ui/empty.tsx";
import { SelectField } from "#app/ui/forms/field.tsx";
import { Chip } from "#app/ui/navigation/chip.tsx";
import { Pager } from "#app/ui/navigation/pager.tsx";
import { moreLink, SectionHead } from "#app/ui/pages/page.tsx";
import { Icon } from "#app/ui/pictures/icon.tsx";
import { Num } from "#app/ui/values/number.tsx";
import { RatingBars } from "./rating-bars.tsx";
import { ReviewList } from "./review-list.tsx";

type ReviewSectionProps = {
  rating: number;
  count: number;
  page: ReviewPage;
  distribution: RatingDistribution;
  filters: ReviewFilters;
  /** The address of the page without its query, and its other query parameters. */
  path: string;
  otherParams?: Record<string, string>;
  /** The service of the reviews; on a profile there are several. */
  serviceId?: string;
  /** Whether it is the viewer's own service, which they cannot review. */
  own?: boolean;
  /** The viewer's own review of the service. */
  ownReviewId?: string | null;
};

/** The average, its distribution and the reviews that match the filters, which are all in the address. */
export function ReviewSection(props: ReviewSectionProps) {
  const {
    rating,
    count,
    page,
    distribution,
    filters,
    path,
    otherParams = {},
    serviceId,
    own,
    ownReviewId,
  } = props;
  const addressOf = (change: Partial<ReviewFilters>) =>
    path + reviewQuery({ ...filters, page: 1, ...change }, otherParams);
  const hrefOf = (change: Partial<ReviewFilters>) => `${addressOf(change)}#reviews`;
  return (
    <section id="reviews" className="pt-3.5">
      <SectionHead>
        <h2 className="text-2xl">Reviews</h2>
        {ownReviewId ? (
          <a className={moreLink} href={paths.review(ownReviewId, "edit")}>
            Your review
          </a>
        ) : (
          serviceId &&
          !own && (
            <a className={moreLink} href={signInFor(paths.writeReview({ service: serviceId }))}>
              Write a review
            </a>
          )
        )}
      </SectionHead>
      {count === 0 ? (
        <EmptyLine>No reviews yet.</EmptyLine>
      ) : (
        <>
          <div className="flex flex-wrap items-center gap-6">
            <p>
              <b className="text-4xl leading-none [letter-spacing:-0.03em]">
                <Num of={rating} decimals={1} />
              </b>
              <span className="text-soft"> out of 5</span>
              <br />
              <span className="text-soft text-sm">
                <Num of={count} /> {count === 1 ? "review" : "reviews"}
              </span>
            </p>
            <RatingBars
              distribution={distribution}
              chosen={filters.stars}
              hrefOf={(stars) => hrefOf({ stars })}
            />
          </div>
          <ListTools
            {...{ distribution, filters, path, otherParams, count }}
            bookedHref={hrefOf({ booked: !filters.booked })}
          />
          {page.total === 0 ? (
            <p className="text-soft">
              No reviews match. <a href={hrefOf({ stars: null, booked: false })}>Show all</a>
            </p>
          ) : (
            <ReviewList
              reviews={page.reviews}
              here={addressOf({ page: page.page })}
              ofService={!serviceId}
            />
          )}
          <Pager
            page={page.page}
            pages={Math.ceil(page.total / REVIEWS_PER_PAGE)}
            hrefOf={(number) => hrefOf({ page: number })}
          />
        </>
      )}
    </section>
  );
}

type ListToolsProps = Pick<ReviewSectionProps, "distribution" | "filters" | "path" | "count"> & {
  otherParams: Record<string, string>;
  bookedHref: string;
};

/** The order, and whether only reviews from bookings are shown. */
function ListTools({
  distribution,
  filters,
  path,
  otherParams,
  count,
  bookedHref,
}: ListToolsProps) {
  const booked = distribution.reduce((sum, { bookedCount }) => sum + bookedCount, 0);
  const hiddenFields = {
    ...otherParams,
    ...(filters.stars && { stars: String(filters.stars) }),
    ...(filters.booked && { booked: "1" }),
  };
  return (
    <>
      <form className="flex flex-wrap items-center gap-2 mt-3" action={`${path}#reviews`}>
        {Object.entries(hiddenFields).map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
        <SelectField
          id="review-sort"
          name="sort"
          label="Sort reviews"
          hideLabel
          defaultValue={filters.order}
          options={REVIEW_ORDERS}
          data-auto
        />
        <noscript>
          <Button variant="secondary" size="small">
            Sort
          </Button>
        </noscript>
        {(booked > 0 || filters.booked) && (
          <Chip href={bookedHref} aria-current={filters.booked ? "true" : undefined}>
            {filters.booked && <Icon name="check" />}
            Booked here
          </Chip>
        )}
      </form>
      {booked > 0 && (
        <p className="text-soft text-sm mt-2">
          <Num of={booked} /> of <Num of={count} /> reviews are from bookings
        </p>
      )}
    </>
  );
}
