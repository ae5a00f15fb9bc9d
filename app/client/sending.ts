import {
  BrokenCircuitError,
  ConsecutiveBreaker,
  circuitBreaker,
  ExponentialBackoff,
  handleType,
  noJitterGenerator,
  retry,
  wrap,
} from "cockatiel";

const RETRIES = 3;
const FIRST_PAUSE_MS = 1_000;
const FAILURES = 5;
const OPEN_MS = 30_000;
const LIMIT_MS = 8_000;

/** No answer came, or one that means the server could not do its work: what is retried and what opens the breaker. */
export class CallFailed extends Error {
  override readonly name = "CallFailed";
  /** The status, or null when there was no answer at all. */
  readonly status: number | null;
  constructor(status: number | null) {
    super("The call failed.");
    this.status = status;
  }
}

/** The circuit is open: nothing was tried. */
export class CircuitOpen extends Error {
  override readonly name = "CircuitOpen";
  /** UTC milliseconds. */
  readonly retryAt: number;
  constructor(retryAt: number) {
    super("Circuit breaker is open - service temporarily unavailable");
    this.retryAt = retryAt;
  }
}

/**
 * How messages are sent (specification B, section 9): 3 retries after 1, 2 and 4 s, and a circuit that opens after 5
 * failures in a row for 30 s. Only a missing answer and a status of 500 or more count (decision 103); any other answer
 * is one. Throws CallFailed or CircuitOpen.
 */
export function sendingPolicy(fetcher: typeof fetch = fetch) {
  const failures = handleType(CallFailed);
  const breaker = circuitBreaker(failures, {
    halfOpenAfter: OPEN_MS,
    breaker: new ConsecutiveBreaker(FAILURES),
  });
  let openUntil = 0;
  breaker.onBreak(() => {
    openUntil = Date.now() + OPEN_MS;
  });
  const backoff = new ExponentialBackoff({
    initialDelay: FIRST_PAUSE_MS,
    exponent: 2,
    generator: noJitterGenerator,
  });
  const policy = wrap(retry(failures, { maxAttempts: RETRIES, backoff }), breaker);
  return async (path: string, fields: Record<string, string>): Promise<Response> => {
    try {
      return await policy.execute(() => post(fetcher, path, fields));
    } catch (error) {
      throw error instanceof BrokenCircuitError ? new CircuitOpen(openUntil) : error;
    }
  };
}

/** One try. */
async function post(
  fetcher: typeof fetch,
  path: string,
  fields: Record<string, string>,
): Promise<Response> {
  const response = await fetcher(path, {
    method: "POST",
    body: new URLSearchParams(fields),
    signal: AbortSignal.timeout(LIMIT_MS),
  }).catch(() => null);
  if (!response || response.status >= 500) throw new CallFailed(response?.status ?? null);
  return response;
}
