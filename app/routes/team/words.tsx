import { clockContext, databaseContext } from "#app/context.ts";
import { KEEP_MISSED_MS } from "#app/domain/search/missed.ts";
import { momentOn } from "#app/domain/time/guyana-day.ts";
import { readForPage } from "#app/http/responses/try-database.ts";
import { DashboardPage } from "#app/ui/dashboard/page.tsx";
import { Empty } from "#app/ui/empty.tsx";
import { privateMeta } from "#app/ui/pages/head.ts";
import { Panel } from "#app/ui/panel.tsx";
import { ShortDay } from "#app/ui/values/date-time.tsx";
import { readMissedSearches } from "#db/search/missed-searches.ts";
import type { Route } from "./+types/words.ts";

export const meta = () => privateMeta("Words");

export async function loader({ context }: Route.LoaderArgs) {
  const since = context.get(clockContext)() - KEEP_MISSED_MS;
  const missed = await readForPage(readMissedSearches(context.get(databaseContext), since));
  return { missed };
}

/** What people looked for and did not find: words that the search may have to learn. */
export default function Words({ loaderData: { missed } }: Route.ComponentProps) {
  return (
    <DashboardPage title="Words">
      <p className="max-w-text text-soft">
        What three devices or more looked for without a result, the most wanted first. A word for a
        trade that we have belongs in the search’s list of words; a trade that we do not have may be
        worth a new one.
      </p>
      {missed.length === 0 ? (
        <Empty title="Nothing was missed">
          <p className="text-soft">Searches without a result appear here.</p>
        </Empty>
      ) : (
        <Panel>
          <table className="w-full text-left">
            <thead>
              <tr>
                <th className="py-1.5 pr-4" scope="col">
                  Words
                </th>
                <th className="py-1.5 pr-4" scope="col">
                  Devices
                </th>
                <th className="py-1.5" scope="col">
                  Last day
                </th>
              </tr>
            </thead>
            <tbody>
              {missed.map(({ text, devices, lastDay }) => (
                <tr key={text} className="border-t border-line">
                  <td className="py-1.5 pr-4 wrap-anywhere">{text}</td>
                  <td className="py-1.5 pr-4 tabular">{devices}</td>
                  <td className="py-1.5 tabular whitespace-nowrap">
                    <ShortDay at={momentOn(lastDay)} />
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
        </Panel>
      )}
    </DashboardPage>
  );
}
