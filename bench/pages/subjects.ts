import { createClient } from "@libsql/client";
import type { RunningWorker } from "#bench/setup/workerd.ts";

/** A page for a request with this cookie is never cached. */
const UNCACHED_COOKIE = "notice=x";

export type Way =
  | "hello"
  | "hello, as long as ours"
  | "plain"
  | "ours"
  | "ours, cached"
  | "ours, rendered more often";
/** A page, and one way of serving it. */
export type Subject = {
  page: string;
  way: Way;
  worker: RunningWorker;
  path: string;
  cookie: string;
};
export type Servers = Record<"hello" | "ours" | "plain" | "repeated", RunningWorker>;

/** The pages of the database at `url` in each way. */
export async function subjectsOf(servers: Servers, url: string): Promise<Subject[]> {
  const pages = Object.entries({ home: "/", search: "/search", service: await servicePath(url) });
  const lengths = await Promise.all(
    pages.map(async ([, path]) => Buffer.byteLength(await textOf(servers.ours, path))),
  );
  return pages.flatMap(([page, path], i): Subject[] => [
    { page, path, way: "hello", worker: servers.hello, cookie: "" },
    {
      page,
      path: `/?length=${lengths[i]}`,
      way: "hello, as long as ours",
      worker: servers.hello,
      cookie: "",
    },
    { page, path, way: "plain", worker: servers.plain, cookie: UNCACHED_COOKIE },
    { page, path, way: "ours", worker: servers.ours, cookie: UNCACHED_COOKIE },
    { page, path, way: "ours, cached", worker: servers.ours, cookie: "" },
    {
      page,
      path,
      way: "ours, rendered more often",
      worker: servers.repeated,
      cookie: UNCACHED_COOKIE,
    },
  ]);
}

async function textOf({ port }: RunningWorker, path: string): Promise<string> {
  return await (await fetch(`http://127.0.0.1:${port}${path}`)).text();
}

/** The service with most reviews: the longest page of its kind. */
async function servicePath(url: string): Promise<string> {
  const client = createClient({ url });
  const { rows } = await client.execute(
    "select id from services where listed = 1 order by review_count desc, number limit 1",
  );
  client.close();
  return `/service/${rows[0]?.id}`;
}

/** Throws unless all ways show the same services. */
export async function refuseUnlike(subjects: readonly Subject[]): Promise<void> {
  const contents = new Map<string, string>();
  for (const { page, way, worker, path, cookie } of subjects) {
    if (way.startsWith("hello")) continue;
    const response = await fetch(`http://127.0.0.1:${worker.port}${path}`, { headers: { cookie } });
    const html = await response.text();
    const links = new Set(html.match(/href="\/service\/[0-9a-f-]{36}"/g));
    const content = `${response.status} ${[...links].sort().join(" ")}`;
    const before = contents.get(page) ?? content;
    if (response.status !== 200 || before !== content) {
      throw new Error(`The page ${page} is not the same ${way} (status ${response.status}).`);
    }
    contents.set(page, content);
  }
}
