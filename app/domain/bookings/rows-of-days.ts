import { addDays } from "#app/domain/time/guyana-day.ts";

/** Days that follow each other, with the first and the last. */
export type RowOfDays = { days: string[]; from: string; to: string };

/** Days in their order as rows of days that follow each other. */
export function rowsOfDays(days: readonly string[]): RowOfDays[] {
  const rows: RowOfDays[] = [];
  for (const day of days) {
    const last = rows.at(-1);
    if (last && addDays(last.to, 1) === day) {
      last.days.push(day);
      last.to = day;
    } else rows.push({ days: [day], from: day, to: day });
  }
  return rows;
}
