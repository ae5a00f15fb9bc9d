import { createClient } from "@libsql/client";
import { openDatabase } from "#db/connection/client.ts";
import { countedClient } from "./measurement/counted-client.ts";
import type { Report, Row } from "./measurement/report.ts";
import type { BenchOptions } from "./options.ts";
import { openFilled } from "./setup/filled-database.ts";

const MOST_ROUND_TRIPS = 1;

type Page = { page: string; path: string };

/** The round trips of each public page to the database, over the demo data of 300 services. */
export async function benchDatabase(
  { fresh }: BenchOptions,
  log: (line: string) => void,
): Promise<Report> {
  const database = await openFilled({ services: "demo", fresh, log });
  try {
    log("Compiling the application ...");
    const { appOver } = await import("#tests/support/application/app.ts");
    const pages = await pagesOf(database.url);
    const rows: Row[] = [];
    for (const { page, path } of pages) {
      const { client, use } = countedClient(database.url);
      const { status } = await appOver(openDatabase(client)).fetch(path);
      rows.push({
        page,
        status,
        "round trips": use.roundTrips,
        statements: use.statements,
        "rows read": use.rowsRead,
        goal: use.roundTrips <= MOST_ROUND_TRIPS,
      });
    }
    return {
      goals: [`at most ${MOST_ROUND_TRIPS} round trip for a public page`],
      notes: ["Nothing is cached; a session would add its own reads."],
      tables: [{ title: "Database calls of a page", rows }],
    };
  } finally {
    await database.stop();
  }
}

async function pagesOf(url: string): Promise<Page[]> {
  const client = createClient({ url });
  const { rows } = await client.execute(
    `select id, pro_id, category_id, location_city from services where listed = 1
      order by review_count desc, number limit 1`,
  );
  client.close();
  const [service] = rows;
  const category = `/category/${service?.category_id}`;
  const place = encodeURIComponent(String(service?.location_city));
  return [
    { page: "home", path: "/" },
    { page: "categories", path: "/categories" },
    { page: "category", path: category },
    { page: "category, sorted", path: `${category}?sort=rating` },
    { page: "service", path: `/service/${service?.id}` },
    { page: "service, unknown", path: "/service/00000000-0000-4000-8000-000000000000" },
    { page: "professional", path: `/pro/${service?.pro_id}` },
    { page: "reviews of a professional", path: `/pro/${service?.pro_id}?tab=reviews` },
    { page: "about", path: "/about" },
    { page: "contact", path: "/contact" },
    { page: "sign in", path: "/login" },
    { page: "site map", path: "/sitemap.xml" },
    { page: "search", path: "/search" },
    { page: "search: words", path: "/search?q=house%20repair" },
    { page: "search: filters", path: `/search?location=${place}&rating=4&availability=weekdays` },
    { page: "search: page 2", path: "/search?page=2" },
    { page: "search: a typo", path: "/search?q=eletcrician" },
    { page: "search: nothing found", path: "/search?q=xylophone&location=Lethem" },
  ];
}
