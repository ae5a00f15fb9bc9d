import { paths } from "#app/links.ts";

/** What no browser fetches beforehand: the pages of accounts, and photos. */
const NEVER = [`${paths.login}*`, `${paths.register}*`, `${paths.dashboard}*`, "/photos/*"];

const RULES = {
  prefetch: [
    {
      source: "document",
      where: {
        and: [{ href_matches: "/*" }, { not: { href_matches: NEVER } }],
      },
      // When a finger or pointer presses a link, not for every visible link: mobile data costs money.
      eagerness: "moderate",
    },
  ],
};

/** What browsers may prefetch; every document names this address in a header. */
export function loader() {
  return new Response(JSON.stringify(RULES), {
    headers: {
      "Content-Type": "application/speculationrules+json; charset=utf-8",
      "Cache-Control": "public, max-age=86400",
    },
  });
}
