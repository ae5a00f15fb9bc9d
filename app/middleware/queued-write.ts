import type { MiddlewareFunction } from "react-router";
import { userContext } from "#app/context.ts";
import { QUEUE_HEADER } from "#app/domain/queue/entry.ts";
import { sessionError } from "#app/http/json-response.ts";

/**
 * Refuses what somebody else has written than who is signed in now: a device sends what waited on it under the session
 * that it has then. It runs before the guard, and so before every action.
 */
export const queuedWrite: MiddlewareFunction<Response> = async ({ request, context }, next) => {
  const author = request.headers.get(QUEUE_HEADER);
  const user = context.get(userContext);
  if (author === null || !user || user.id === author) return next();
  throw sessionError(409, "Somebody else is signed in now.");
};
