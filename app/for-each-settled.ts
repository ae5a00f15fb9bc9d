/** Does the work for one item after the other. Continues after a failure, and throws the first one at the end. */
export async function forEachSettled<T>(items: readonly T[], work: (item: T) => Promise<void>) {
  const errors: unknown[] = [];
  for (const item of items) await work(item).catch((error: unknown) => errors.push(error));
  if (errors.length > 0) throw errors[0];
}
