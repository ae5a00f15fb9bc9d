/** SQL for the public name, as `displayName` gives it, in a statement that is plain text; `alias` is a row of users. */
export const publicNameOf = (alias: string) =>
  `coalesce(nullif(${alias}.business_name, ''), ${alias}.first_name || ' ' || ${alias}.last_name)`;
