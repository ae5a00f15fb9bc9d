import type { MiddlewareFunction } from "react-router";
import { userContext } from "#app/context.ts";

/** Puts the person who asks into the context. Until accounts open, everybody is a visitor. */
export const session: MiddlewareFunction<Response> = ({ context }, next) => {
  context.set(userContext, null);
  return next();
};
