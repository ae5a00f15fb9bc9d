import { Form, Link } from "react-router";
import { REVIEWS_PER_PAGE } from "#app/domain/reviews/filters.ts";
import { LOAD_FAILED } from "#app/domain/reviews/form.ts";
import { type OwnReviews, sideOf } from "#app/domain/reviews/own-review.ts";
import { reviewFigures } from "#app/domain/reviews/review.ts";
import { DashboardPage } from "../dashboard/page.tsx";
import { Empty } from "../empty.tsx";
import { Failure } from "../failure.tsx";
import { TextField } from "../field.tsx";
import { Icon } from "../icon.tsx";
import { Num } from "../number.tsx";
import { Pager } from "../pager.tsx";
import { OwnReviewList } from "./own-review-list.tsx";
import { REVIEWS, type ReviewsAsked, reviewsHref } from "./review-href.ts";

type OwnReviewsPageProps = ReviewsAsked & {
  view: "customer" | "professional";
  /** Null when the database did not answer. */
  list: OwnReviews | null;
};

/** A person's reviews: four figures of the list shown, tabs, search, the list. */
export function OwnReviewsPage({ view, list, ...asked }: OwnReviewsPageProps) {
  const writes = view === "customer";
  return (
    <DashboardPage title={writes ? "My Reviews" : "Reviews"} action={writes && <WriteAReview />}>
      {list ? (
        <>
          <Figures list={list} />
          <Tools view={view} {...asked} />
          <List view={view} list={list} {...asked} />
        </>
      ) : (
        <Failure title={LOAD_FAILED} again={reviewsHref(asked)} />
      )}
    </DashboardPage>
  );
}

function WriteAReview() {
  return (
    <Link className="btn s" to={`${REVIEWS}/new`} preventScrollReset>
      <Icon name="pen-line" />
      Write a Review
    </Link>
  );
}

function Figures({ list }: { list: OwnReviews }) {
  const { average, total, fiveStar, positive } = reviewFigures(list.counts);
  const figures = [
    {
      name: "Average rating",
      icon: "star",
      value: total > 0 ? <Num of={average} decimals={1} /> : "–",
    },
    { name: "Total reviews", icon: "message-circle", value: <Num of={total} /> },
    { name: "5-star reviews", icon: "badge-check", value: <Num of={fiveStar} /> },
    { name: "Positive", icon: "thumbs-up", value: total > 0 ? `${positive}%` : "–" },
  ];
  return (
    <ul className="stats">
      {figures.map(({ name, icon, value }) => (
        <li key={name}>
          <b>{value}</b>
          <span>
            <Icon name={icon} />
            {name}
          </span>
        </li>
      ))}
    </ul>
  );
}

function Tools({ view, tab, q }: Omit<OwnReviewsPageProps, "list">) {
  const own = view === "customer" ? "given" : "received";
  const tabs = [
    { tab: "all", name: "All Reviews" },
    { tab: own, name: view === "customer" ? "Reviews Given" : "Reviews Received" },
  ] as const;
  return (
    <div className="tools">
      <nav className="line" aria-label="Reviews">
        {tabs.map(({ tab: other, name }) => (
          <Link
            key={other}
            className="chip"
            to={reviewsHref({ tab: other, q, page: 1 })}
            aria-current={other === tab ? "page" : undefined}
            preventScrollReset
          >
            {name}
          </Link>
        ))}
      </nav>
      <Form className="search" action={REVIEWS} role="search">
        {tab !== "all" && <input type="hidden" name="tab" value={tab} />}
        <TextField
          id="q"
          name="q"
          type="search"
          label="Search reviews"
          hideLabel
          placeholder="Search reviews"
          defaultValue={q}
          key={q}
        />
        <button className="btn alt">
          <Icon name="search" />
          Search
        </button>
      </Form>
    </div>
  );
}

function List({ view, list, ...asked }: OwnReviewsPageProps & { list: OwnReviews }) {
  const side = sideOf(asked.tab, view);
  if (list.total === 0) return <NoReviews view={view} q={asked.q} />;
  return (
    <>
      <OwnReviewList reviews={list.reviews} side={side} />
      <Pager
        page={list.page}
        pages={Math.ceil(list.total / REVIEWS_PER_PAGE)}
        hrefOf={(page) => reviewsHref({ ...asked, page })}
      />
    </>
  );
}

function NoReviews({ view, q }: { view: "customer" | "professional"; q: string }) {
  if (q !== "") {
    return (
      <Empty title="No reviews found">
        <p>No review has “{q}” in its text, its service or its names.</p>
        <Link className="btn alt" to={REVIEWS}>
          Show all reviews
        </Link>
      </Empty>
    );
  }
  if (view === "professional") {
    return (
      <Empty title="No reviews yet" icon="star">
        <p>What customers write about your services appears here.</p>
      </Empty>
    );
  }
  return (
    <Empty title="You have not written a review yet" icon="star">
      <p>Say how the work went: it helps your neighbours choose.</p>
      <WriteAReview />
    </Empty>
  );
}
