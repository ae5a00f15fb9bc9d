import { ROLE_TABLE } from "../routes/role-table.ts";
import { servedRoutes } from "../support/app.ts";
import { ROLES } from "#tests/support/role-fixture.ts";
import { type RecordedData, routesIn } from "./recorded.ts";
import { type RecordingWorld, request } from "./recording-fixture.ts";

/** What each page that hydrates asks for when somebody goes there, by somebody who may. */
export async function recordData({
  world,
  filled,
  cookieOf,
  appOn,
}: RecordingWorld): Promise<RecordedData[]> {
  const served = await servedRoutes();
  const hydrated = new Set(served.filter(({ hydrates }) => hydrates).map(({ pattern }) => pattern));
  const found = new Map<string, RecordedData>();
  for (const { route, at } of ROLE_TABLE.filter(({ route }) => hydrated.has(route))) {
    const path = filled(at ?? route).replace(/(?=\?|$)/, ".data");
    for (const role of ROLES) {
      if (found.has(path)) break;
      const cookie = cookieOf(role);
      await world.changedBy(async (db) => {
        const answer = await request(appOn(db), { path, cookie });
        const routes = routesIn(await answer.text());
        if (answer.status === 200) found.set(path, { path, cookie, routes });
      });
    }
  }
  return [...found.values()];
}
