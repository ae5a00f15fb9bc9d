/** Does what is asked for once, at the first call. What failed is not remembered: the next call tries it again. */
export function remembered<A extends unknown[], T>(
  work: (...args: A) => Promise<T>,
): (...args: A) => Promise<T> {
  let done: Promise<T> | undefined;
  return (...args) => {
    done ??= work(...args).catch((error: unknown) => {
      done = undefined;
      throw error;
    });
    return done;
  };
}
