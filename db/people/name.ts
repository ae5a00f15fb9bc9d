/** SQL for the name people know: the business when there is one, else the person; `alias` is a row of users. */
export const nameOf = (alias: string) =>
  `coalesce(nullif(${alias}.business_name, ''), ${alias}.first_name || ' ' || ${alias}.last_name)`;
