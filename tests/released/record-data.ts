import { ROLE_TABLE } from "#tests/routes/role-table.ts";
import { servedRoutes } from "#tests/support/application/app.ts";
import { ROLES } from "#tests/support/application/role-fixture.ts";
import { type RecordedData, routesIn } from "./recorded.ts";
import { type RecordingFixture, request } from "./recording-fixture.ts";

/** The data request of each page that hydrates, made by a role that may see it. */
export async function recordData({
  fixture,
  filled,
  cookieOf,
  appOn,
}: RecordingFixture): Promise<RecordedData[]> {
  const served = await servedRoutes();
  const hydrated = new Set(served.filter(({ hydrates }) => hydrates).map(({ pattern }) => pattern));
  const found = new Map<string, RecordedData>();
  for (const { route, at } of ROLE_TABLE.filter(({ route }) => hydrated.has(route))) {
    const path = filled(at ?? route).replace(/(?=\?|$)/, ".data");
    for (const role of ROLES) {
      if (found.has(path)) break;
      const cookie = cookieOf(role);
      await fixture.changedBy(async (db) => {
        const answer = await request(appOn(db), { path, cookie });
        const routes = routesIn(await answer.text());
        if (answer.status === 200) found.set(path, { path, cookie, routes });
      });
    }
  }
  return [...found.values()];
}
