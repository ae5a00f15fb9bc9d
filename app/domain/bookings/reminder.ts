/** The reminders, each sent once: to answer, of tomorrow's job, of the job in two hours, to mark it as completed. */
export const REMINDERS = ["answer", "day", "hour", "completion"] as const;
export type Reminder = (typeof REMINDERS)[number];
