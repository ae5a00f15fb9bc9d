/** How long a call may take, its retries included, in milliseconds. */
export type CallLimits = { readMs: number; writeMs: number };

/** What people wait for at most (threat 46). */
export const CALL_LIMITS: CallLimits = { readMs: 1_500, writeMs: 5_000 };

/** The limits of a Worker with these settings: only a developer's machine may have more patience than people have. */
export function callLimits(settings: {
  KAYAP_ENV?: string | undefined;
  KAYAP_PATIENCE: number;
}): CallLimits {
  return patientLimits(settings.KAYAP_ENV === "local" ? settings.KAYAP_PATIENCE : 1);
}

/** The limits of people, each times `patience`. */
export function patientLimits(patience: number): CallLimits {
  return { readMs: CALL_LIMITS.readMs * patience, writeMs: CALL_LIMITS.writeMs * patience };
}
