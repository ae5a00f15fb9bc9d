import type { Actor, Scene } from "./actor.ts";
import { type Addresses, nextAddress } from "./addresses.ts";
import { openBrowser } from "./browser.ts";

const PAGES_A_VISIT = 10;
const GOES_BACK = 0.2;

/** A visitor of public pages; after ten pages somebody else comes, who knows none of them. */
export function visitor({ port, next }: Scene, addresses: Addresses): Actor {
  let browser = openBrowser(port);
  let seen: string[] = [];
  const goesTo = () => {
    const back = next() < GOES_BACK ? seen[Math.floor(next() * seen.length)] : undefined;
    return back ?? nextAddress(addresses, next);
  };
  return {
    async step(tally) {
      if (seen.length === PAGES_A_VISIT) {
        browser.close();
        browser = openBrowser(port);
        seen = [];
      }
      const path = goesTo();
      seen.push(path);
      const again = browser.knows(path);
      const answer = await browser.open(path);
      tally.answer(again ? "public page again" : "public page", answer, again ? [200, 304] : [200]);
    },
    close: () => browser.close(),
  };
}
