import {
  BrokenCircuitError,
  CircuitState,
  ConsecutiveBreaker,
  circuitBreaker,
  ExponentialBackoff,
  handleType,
  noJitterGenerator,
  retry,
} from "cockatiel";

const RETRIES = 3;
const FIRST_PAUSE_MS = 1_000;
const FAILURES = 5;
const OPEN_MS = 30_000;

/** There was no response, or one with a status of 500 or more: such a request is retried and counts for the circuit. */
export class RequestFailed extends Error {
  override readonly name = "RequestFailed";
  /** The status, or null when there was no response. */
  readonly status: number | null;
  constructor(status: number | null) {
    super("The request failed.");
    this.status = status;
  }
}

/** The circuit is open: nothing was sent. */
export class CircuitOpen extends Error {
  override readonly name = "CircuitOpen";
  /** UTC milliseconds. */
  readonly retryAt: number;
  /** Whether the last failure was a missing response. */
  readonly isLineLost: boolean;
  constructor(retryAt: number, isLineLost: boolean) {
    super("Circuit breaker is open - service temporarily unavailable");
    this.retryAt = retryAt;
    this.isLineLost = isLineLost;
  }
}

/**
 * How messages are sent: 3 retries after 1, 2 and 4 s, and a circuit that opens after 5
 * failures in a row for 30 s. Only a missing response and a status of 500 or more are failures (decision 103). Throws
 * RequestFailed or CircuitOpen. After `noRetry` is aborted nothing is sent again and no failure counts, but that one which
 * was to close the circuit leaves it open.
 */
export function sendingPolicy() {
  const failures = handleType(RequestFailed);
  // What is not a failure closes a half-open circuit, and an attempt that failed after `noRetry` throws an AbortError.
  const isTrial = (): boolean => breaker.state === CircuitState.HalfOpen;
  const breaker = circuitBreaker(failures.orWhen(isTrial), {
    halfOpenAfter: OPEN_MS,
    breaker: new ConsecutiveBreaker(FAILURES),
  });
  let openUntil = 0;
  let isLineLost = false;
  breaker.onFailure(({ reason }) => {
    if ("error" in reason && reason.error instanceof RequestFailed)
      isLineLost = reason.error.status === null;
  });
  breaker.onBreak(() => {
    openUntil = Date.now() + OPEN_MS;
  });
  const backoff = new ExponentialBackoff({
    initialDelay: FIRST_PAUSE_MS,
    exponent: 2,
    generator: noJitterGenerator,
  });
  const retries = retry(failures, { maxAttempts: RETRIES, backoff });
  return async (request: () => Promise<Response>, noRetry: AbortSignal): Promise<Response> => {
    try {
      return await retries.execute(() => {
        noRetry.throwIfAborted();
        return breaker.execute(() => attempt(request, noRetry));
      });
    } catch (error) {
      throw error instanceof BrokenCircuitError ? new CircuitOpen(openUntil, isLineLost) : error;
    }
  };
}

async function attempt(request: () => Promise<Response>, noRetry: AbortSignal): Promise<Response> {
  noRetry.throwIfAborted();
  const response = await request().catch(() => null);
  if (response && response.status < 500) return response;
  noRetry.throwIfAborted();
  throw new RequestFailed(response?.status ?? null);
}
