const RULES = {
  prefetch: [
    {
      source: "document",
      where: {
        and: [
          { href_matches: "/*" },
          { not: { href_matches: ["/login*", "/register*", "/dashboard*", "/photos/*"] } },
        ],
      },
      // When a finger or pointer comes down on a link, not for every link in sight: data costs money.
      eagerness: "moderate",
    },
  ],
};

/** What browsers may fetch before the finger lifts; every document names it in a header. */
export function loader() {
  return new Response(JSON.stringify(RULES), {
    headers: {
      "Content-Type": "application/speculationrules+json; charset=utf-8",
      "Cache-Control": "public, max-age=86400",
    },
  });
}
