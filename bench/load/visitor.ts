import { type Addresses, nextAddress } from "./addresses.ts";
import { openBrowser } from "./browser.ts";
import type { LoadRun, VirtualUser } from "./virtual-user.ts";

const PAGES_A_VISIT = 10;
const GOES_BACK = 0.2;

/** A visitor of public pages, who is replaced by a new one, without known pages, after ten. */
export function visitor({ port, next }: LoadRun, addresses: Addresses): VirtualUser {
  let browser = openBrowser(port);
  let visited: string[] = [];
  const nextPath = () => {
    const back = next() < GOES_BACK ? visited[Math.floor(next() * visited.length)] : undefined;
    return back ?? nextAddress(addresses, next);
  };
  return {
    async iterate(metrics) {
      if (visited.length === PAGES_A_VISIT) {
        browser.close();
        browser = openBrowser(port);
        visited = [];
      }
      const path = nextPath();
      visited.push(path);
      const again = browser.knows(path);
      const answer = await browser.open(path);
      metrics.answer(
        again ? "public page again" : "public page",
        answer,
        again ? [200, 304] : [200],
      );
    },
    close: () => browser.close(),
  };
}
