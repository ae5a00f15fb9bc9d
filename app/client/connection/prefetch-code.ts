import { matchRoutes } from "react-router";
import { pageRouter } from "./page-router.ts";

declare global {
  interface Window {
    /** Set by React Router itself: the scripts of every route. */
    __reactRouterManifest?: {
      routes: Readonly<Record<string, { module: string; imports?: readonly string[] } | undefined>>;
    };
  }
}

/** The other pages are documents, and need no script. */
const HYDRATED = "routes/dashboard/layout";

const INTENTS = ["pointerover", "focusin", "touchstart"] as const;

/**
 * Loads the scripts of a page of the dashboard when somebody points at its link, focuses or touches it. Its data is not loaded
 * before it is opened: opening a page is what marks things as read. Returns a function that stops.
 */
export function prefetchCode(): () => void {
  const scripts = new Set<string>();
  const prefetch = ({ target }: Event) => {
    const link = target instanceof Element ? target.closest("a") : null;
    if (link?.origin !== location.origin) return;
    for (const script of scriptsOf(link.pathname)) {
      if (scripts.has(script)) continue;
      scripts.add(script);
      const hint = document.createElement("link");
      hint.rel = "modulepreload";
      hint.href = script;
      document.head.appendChild(hint);
    }
  };
  for (const intent of INTENTS) document.addEventListener(intent, prefetch, { passive: true });
  return () => {
    for (const intent of INTENTS) document.removeEventListener(intent, prefetch);
  };
}

function scriptsOf(pathname: string): string[] {
  const ids = matchRoutes(pageRouter()?.routes ?? [], pathname)?.map(({ route }) => route.id) ?? [];
  if (!ids.includes(HYDRATED)) return [];
  return ids.flatMap((id) => {
    const scripts = window.__reactRouterManifest?.routes[id];
    return scripts ? [scripts.module, ...(scripts.imports ?? [])] : [];
  });
}
