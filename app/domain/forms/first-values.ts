/** The first value of each name of a form, in which a name may occur more than once. */
export function firstValues(
  fields: Iterable<readonly [name: string, value: string]>,
): Record<string, string> {
  const values: Record<string, string> = {};
  for (const [name, value] of fields) {
    if (!Object.hasOwn(values, name)) values[name] = value;
  }
  return values;
}
