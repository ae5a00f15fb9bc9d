/**
 * How long a call to a bucket or the decoder of photos may take: much longer than one takes, and short enough for a person and for
 * the next tasks to wait.
 */
export const CALL_LIMIT_MS = 10_000;
