import { describe, expect, test } from "vitest";
import {
  fittingProposals,
  pressedProposal,
  proposalButton,
  proposalText,
} from "#app/domain/services/category-proposal.ts";

const PLUMBERS = { categoryId: "construction-trades", subcategoryId: "plumbers" };
const ROOFERS = { categoryId: "construction-trades", subcategoryId: "roofers" };
const TANKS = { categoryId: "home-services-maintenance", subcategoryId: "water-tanks-pumps" };
const DRAINS = { categoryId: "home-services-maintenance", subcategoryId: "septic-drain-cleaning" };
const ALL = [PLUMBERS, TANKS, ROOFERS, DRAINS];
const NOTHING = { categoryId: "", subcategoryId: "" };

describe("the proposals of a title", () => {
  test("are at most three while nothing is chosen", () => {
    expect(fittingProposals(ALL, NOTHING)).toEqual([PLUMBERS, TANKS, ROOFERS]);
  });

  test("are those of the category that is chosen, and none once a subcategory is", () => {
    const chosen = { ...NOTHING, categoryId: "home-services-maintenance" };
    expect(fittingProposals(ALL, chosen)).toEqual([TANKS, DRAINS]);
    expect(fittingProposals(ALL, TANKS)).toEqual([]);
  });

  test("read as a subcategory in its category", () => {
    expect(proposalText(PLUMBERS)).toBe("Plumbers in Construction & Trades");
  });

  test("come back whole from the button that takes them", () => {
    for (const proposal of ALL) expect(pressedProposal(proposalButton(proposal))).toEqual(proposal);
  });

  test.each([
    "save",
    "look",
    "use:",
    "use:construction-trades",
    "use:construction-trades/veterinarians",
    "use:nothing/plumbers",
    "use:__proto__/constructor",
    "remove:construction-trades/plumbers",
  ])("are not taken by a button that says “%s”", (press) => {
    expect(pressedProposal(press)).toBeNull();
  });
});
