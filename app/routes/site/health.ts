import { clockContext, databaseContext, healthContext, roomsContext } from "#app/context.ts";
import { checkHealth } from "#app/http/monitoring/health.ts";
import type { Route } from "./+types/health.ts";

/** For operators, and for the banner above the messages. */
export async function loader({ context }: Route.LoaderArgs) {
  const health = await checkHealth({
    db: context.get(databaseContext),
    rooms: context.get(roomsContext),
    cached: context.get(healthContext),
    now: context.get(clockContext)(),
  });
  return Response.json(health, { status: health.status === "unhealthy" ? 503 : 200 });
}
