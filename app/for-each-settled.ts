/** Does the work for one after the other. Goes on after one that fails, and throws at the end what failed first. */
export async function forEachSettled<T>(all: readonly T[], work: (one: T) => Promise<void>) {
  const errors: unknown[] = [];
  for (const one of all) await work(one).catch((error: unknown) => errors.push(error));
  if (errors.length > 0) throw errors[0];
}
