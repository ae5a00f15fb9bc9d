import type { Job } from "#app/domain/bookings/booking.ts";
import { findRegion } from "#app/domain/regions.ts";

/** Where a job is: "Yellow house behind the stelling, Region 4"; "" when nothing is known. */
export function jobPlace({ landmark, region: id }: Pick<Job, "landmark" | "region">): string {
  const region = findRegion(id ?? "");
  return [landmark, region && `Region ${region.number}`].filter(Boolean).join(", ");
}
