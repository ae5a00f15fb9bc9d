import type { DataRouter } from "react-router";

declare global {
  interface Window {
    /** Set by React Router itself. */
    __reactRouterDataRouter?: DataRouter;
  }
}

/** The router of a hydrated page; middleware has no other way to what is shown while a request fails. */
export function pageRouter(): DataRouter | undefined {
  return window.__reactRouterDataRouter;
}
