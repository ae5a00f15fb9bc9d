import { type DataRouter, type DataStrategyResult, data } from "react-router";

type Results = Record<string, DataStrategyResult>;

/** The methods of requests that `stay` starts only to end a navigation, and that are not sent. */
let emptyRequests: string[] = [];
/** The position of the shown page in the history of this tab. */
let shownPosition = 0;

/** Notes where the shown page stands in the history; returns a function that stops. */
export function watchPosition(router: DataRouter): () => void {
  shownPosition = position();
  return router.subscribe(({ navigation }) => {
    if (navigation.state !== "idle") return;
    shownPosition = position();
    emptyRequests = [];
  });
}

/** How far Back or Forward has already moved in the history while the page before is still shown. */
export function historySteps(): number {
  return position() - shownPosition;
}

function position(): number {
  const state: unknown = history.state;
  if (typeof state !== "object" || state === null || !("idx" in state)) return 0;
  return typeof state.idx === "number" ? state.idx : 0;
}

/**
 * Ends the pending navigation and leaves the shown page as it is: its data, what its last form said, its place in the
 * history and its scroll position. Nothing is sent.
 */
export function stay(router: DataRouter): void {
  const { location, actionData } = router.state;
  const steps = historySteps();
  if (steps !== 0) {
    emptyRequests = ["GET"];
    history.go(-steps);
    return;
  }
  // Only the result of a form is taken over as the page's own, so that what it said stays.
  const again = actionData && { formMethod: "post" as const, formData: new FormData() };
  emptyRequests = again ? ["POST", "GET"] : ["GET"];
  const options = { replace: true, preventScrollReset: true, state: location.state };
  void router.navigate(location, { ...options, ...again });
}

/** The results of a request of `stay`; null for every other request. */
export function resultsOfStaying(router: DataRouter, { method }: Request): Results | null {
  if (emptyRequests[0] !== method) return null;
  emptyRequests.shift();
  return method === "GET" ? keptData(router) : refusedAsBefore(router);
}

/** The results that leave the page as it is: none, as the router keeps what it has, but for the error that it shows. */
export function keptData({ state }: DataRouter): Results {
  const [error] = Object.entries(state.errors ?? {});
  if (!error) return {};
  const [boundary, result] = error;
  const leaf = state.matches.at(-1)?.route.id ?? boundary;
  return { [boundary === "root" ? boundary : leaf]: { type: "error", result } };
}

/** The result of a form that leaves the page as it is: what its last one said, with a status that loads nothing again. */
export function refusedAsBefore({ state }: DataRouter): Results {
  const [before] = Object.values(state.actionData ?? {});
  return { root: { type: "data", result: data(before, { status: 503 }) } };
}
