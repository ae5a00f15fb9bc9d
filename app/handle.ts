import { createRequestHandler, RouterContextProvider, type ServerBuild } from "react-router";
import type { Database } from "#db/client.ts";
import {
  type Config,
  clockContext,
  configContext,
  databaseContext,
  nonceContext,
} from "./context.ts";
import { refuseForeign } from "./middleware/same-origin.ts";
import { setSecurityHeaders } from "./middleware/security-headers.ts";

/** What the application needs of the outside, given anew for every request. */
export type Surroundings = {
  database: Database;
  /** UTC milliseconds now. */
  clock: () => number;
  config: Config;
  nonce: string;
};

/**
 * The whole application as one function of a request and its surroundings: the guard, then React Router.
 * The Worker and the tests call the same one.
 */
export function createHandler(build: ServerBuild | (() => Promise<ServerBuild>), mode: string) {
  const route = createRequestHandler(build, mode);
  return async (request: Request, surroundings: Surroundings): Promise<Response> => {
    const response = refuseForeign(request) ?? (await route(request, contextOf(surroundings)));
    if (response.headers.has("X-Content-Type-Options")) return response;
    const guarded = new Response(response.body, response);
    setSecurityHeaders(guarded.headers);
    return guarded;
  };
}

function contextOf({ database, clock, config, nonce }: Surroundings): RouterContextProvider {
  const context = new RouterContextProvider();
  context.set(databaseContext, database);
  context.set(clockContext, clock);
  context.set(configContext, config);
  context.set(nonceContext, nonce);
  return context;
}
