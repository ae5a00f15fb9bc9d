import { matchPath, type Register } from "react-router";
import { namedDraft } from "#app/domain/bookings/form.ts";
import { isId } from "#app/domain/id.ts";

type Pattern = keyof Register["pages"];

const BOOKING_FORM = "/service/:serviceId/book" satisfies Pattern;
const JOB_FORM = "/jobs/new" satisfies Pattern;

/**
 * The service whose booking form a path leads to, and the draft that it names, null for none; null for a path to anything
 * else.
 */
export function bookingFormInPath(
  path: string | null,
): { serviceId: string; draftId: string | null } | null {
  const [pathname = "", query] = path?.split("?") ?? [];
  const serviceId = matchPath(BOOKING_FORM, pathname)?.params.serviceId ?? "";
  return isId(serviceId) ? { serviceId, draftId: namedDraft(new URLSearchParams(query)) } : null;
}

/** The id of the kept job form to which a path leads; null for a path to anything else. */
export function jobDraftInPath(path: string | null): string | null {
  const [pathname = "", query] = path?.split("?") ?? [];
  return matchPath(JOB_FORM, pathname) && namedDraft(new URLSearchParams(query));
}
