import { Form } from "react-router";
import type { Role } from "#app/domain/accounts/role.ts";
import { REVIEWS_PER_PAGE } from "#app/domain/reviews/filters.ts";
import {
  type OwnReviews,
  type OwnReviewTab,
  type ReviewSide,
  sideOf,
  tabsOf,
} from "#app/domain/reviews/own-review.ts";
import { reviewFigures } from "#app/domain/reviews/review.ts";
import { type OwnReviewFilters, paths } from "#app/links.ts";
import { Button, ButtonLink } from "#app/ui/button.tsx";
import { DashboardPage } from "#app/ui/dashboard/page.tsx";
import { Empty } from "#app/ui/empty.tsx";
import { TextField } from "#app/ui/forms/field.tsx";
import { Chip } from "#app/ui/navigation/chip.tsx";
import { Pager } from "#app/ui/navigation/pager.tsx";
import { Icon } from "#app/ui/pictures/icon.tsx";
import { Num } from "#app/ui/values/number.tsx";
import { Stat, StatGrid } from "#app/ui/values/stat.tsx";
import { OwnReviewList } from "./own-review-list.tsx";

type OwnReviewsPageProps = OwnReviewFilters & {
  view: Role;
  list: OwnReviews;
};

/** A person's reviews: the four figures, tabs, search and the list. */
export function OwnReviewsPage({ view, list, ...filters }: OwnReviewsPageProps) {
  const writes = view === "customer";
  return (
    <DashboardPage title={writes ? "My Reviews" : "Reviews"} action={writes && <WriteAReview />}>
      <Figures list={list} />
      <Tools view={view} {...filters} />
      <List view={view} list={list} {...filters} />
    </DashboardPage>
  );
}

function WriteAReview() {
  return (
    <ButtonLink size="small" to={paths.writeReview()} preventScrollReset>
      <Icon name="pen-line" />
      Write a Review
    </ButtonLink>
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
    <StatGrid columns={4}>
      {figures.map((figure) => (
        <Stat key={figure.name} {...figure} />
      ))}
    </StatGrid>
  );
}

const TAB_NAMES: Record<OwnReviewTab, string> = {
  all: "All Reviews",
  given: "Reviews Given",
  received: "Reviews Received",
};

function Tools({ view, tab, q }: Omit<OwnReviewsPageProps, "list">) {
  return (
    <div className="grid gap-3 lg:grid-cols-[auto_minmax(280px,1fr)] lg:items-end">
      <nav className="flex flex-wrap items-center gap-2" aria-label="Reviews">
        {tabsOf(tab, view).map((other) => (
          <Chip
            key={other}
            to={paths.reviewsOf({ tab: other, q })}
            aria-current={other === tab ? "page" : undefined}
            preventScrollReset
          >
            {TAB_NAMES[other]}
          </Chip>
        ))}
      </nav>
      <Form
        className="flex flex-wrap items-end fields-and-button gap-2"
        action={paths.reviews}
        role="search"
      >
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
        <Button variant="secondary">
          <Icon name="search" />
          Search
        </Button>
      </Form>
    </div>
  );
}

function List({ view, list, ...filters }: OwnReviewsPageProps) {
  const side = sideOf(filters.tab, view);
  if (list.total === 0) return <NoReviews side={side} tab={filters.tab} q={filters.q} />;
  return (
    <>
      <OwnReviewList reviews={list.reviews} side={side} />
      <Pager
        page={list.page}
        pages={Math.ceil(list.total / REVIEWS_PER_PAGE)}
        hrefOf={(page) => paths.reviewsOf({ ...filters, page })}
      />
    </>
  );
}

type NoReviewsProps = { side: ReviewSide; tab: OwnReviewTab; q: string };

function NoReviews({ side, tab, q }: NoReviewsProps) {
  if (q !== "") {
    return (
      <Empty title="No reviews found">
        <p>No review mentions “{q}”.</p>
        <ButtonLink variant="secondary" to={paths.reviewsOf({ tab })}>
          Show all reviews
        </ButtonLink>
      </Empty>
    );
  }
  if (side === "received") {
    return (
      <Empty title="No reviews yet" icon="star">
        <p>Reviews of your services appear here.</p>
      </Empty>
    );
  }
  return (
    <Empty title="You have not written a review yet" icon="star">
      <p>Describe how the work went: it helps other customers choose.</p>
      <WriteAReview />
    </Empty>
  );
}
