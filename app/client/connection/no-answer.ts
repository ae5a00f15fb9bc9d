import { isRouteErrorResponse } from "react-router";
import { isFromTheWay } from "#app/domain/offline/own-answer.ts";

/** What the router says about a body that is not its data: another content, or an answer cut in half. */
const NOT_DECODED = "Unable to decode turbo-stream response";
/** What `fetch` throws for a connection that is lost, refused or not allowed, by the error's name. */
const FETCH_ERRORS = ["TypeError", "NetworkError", "AbortError", "TimeoutError"];
/** The message of each unexpected error of ours, which arrives without its own. */
const OWN_ERROR = "Unexpected Server Error";

/**
 * Whether a request failed without an answer of ours: the connection failed, something on the way answered (a proxy's 502,
 * the page of a captive portal), or the answer was cut in half. What a route of ours refuses or throws is an answer.
 */
export function isNoAnswer(error: unknown): boolean {
  if (isRouteErrorResponse(error)) {
    // A thrown status of ours is decoded data; the router gives the text of every other answer.
    const { data, status } = error;
    return (
      typeof data === "string" && isFromTheWay({ status, isPage: data.trimStart().startsWith("<") })
    );
  }
  if (!(error instanceof Error) || error.message === OWN_ERROR) return false;
  return error.message === NOT_DECODED || FETCH_ERRORS.includes(error.name);
}

/** Whether what a loader returned or threw says that it could not read at the moment. */
export function isUnavailable(result: unknown): boolean {
  if (isRouteErrorResponse(result)) return result.status === 503;
  return (
    typeof result === "object" &&
    result !== null &&
    "isUnavailable" in result &&
    result.isUnavailable === true
  );
}
