import { useFetcher } from "react-router";
import { Notice } from "../notice.tsx";
import { HelpfulButton } from "./helpful-form.tsx";
import { reviewHref } from "./review-href.ts";

type LiveHelpfulProps = {
  review: { id: string; helpfulCount: number; voted: boolean };
  /** Where to come back to without JavaScript. */
  here: string;
};

/** Helpful, which with JavaScript answers where it stands, at once. */
export function LiveHelpful({ review, here }: LiveHelpfulProps) {
  const fetcher = useFetcher<{ problem: string | null }>();
  const { id, voted, helpfulCount } = review;
  const wanted = fetcher.formData?.get("helpful");
  const shown = wanted ? wanted === "on" : voted;
  return (
    <fetcher.Form method="post" action={reviewHref(id, "helpful", here)}>
      <HelpfulButton
        size="compact"
        helpfulCount={helpfulCount + Number(shown) - Number(voted)}
        voted={shown}
      />
      <input type="hidden" name="helpful" value={shown ? "off" : "on"} />
      {fetcher.data?.problem && <Notice tone="bad">{fetcher.data.problem}</Notice>}
    </fetcher.Form>
  );
}
