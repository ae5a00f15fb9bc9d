import { BaseSequencer, type TestSpecification } from "vitest/node";

/** The files that take longest, the longest first; the first two mostly wait, while the others need the processor. */
const LONG = [
  "story-of-a-day",
  "slow-connection",
  "drafts/forms",
  "queue/messages",
  "drafts/until-sent",
  "queue/device",
  "bookings",
  "offline",
  "every-page",
  "dashboard",
  "services",
  "search-filters",
  "messages",
  "saved",
  "less-data",
  "profile",
  "suggestions",
];

/** Runs the longest files first, so that none of them runs alone at the end. */
export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    const placeOf = ({ moduleId }: TestSpecification) => {
      const at = LONG.findIndex((name) => moduleId.endsWith(`/browser/${name}.test.ts`));
      return at < 0 ? LONG.length : at;
    };
    return sorted.sort((a, b) => placeOf(a) - placeOf(b));
  }
}
