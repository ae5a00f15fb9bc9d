import { expect, test } from "vitest";
import { freshAt } from "#app/ui/pages/revalidation.ts";

const isLoaded = freshAt("/dashboard/reviews");
const comingTo = (address: string) =>
  isLoaded({
    currentUrl: new URL("https://kayap.test/dashboard/reviews/1/delete"),
    currentParams: {},
    nextUrl: new URL(address, "https://kayap.test"),
    nextParams: {},
    defaultShouldRevalidate: true,
  });

test.each([
  ["/dashboard/reviews", true],
  ["/dashboard/reviews?page=2", true],
  ["/dashboard/reviews/", true],
  ["/dashboard/reviews/1/delete", false],
])(
  "a list under questions is loaded again at its own address, also with a slash: %s %s",
  (address, loaded) => {
    expect(comingTo(address)).toBe(loaded);
  },
);
