import {
  ACCOUNT_EVENTS,
  type AccessKind,
  type AccountEvent,
} from "#app/domain/accounts/access-after.ts";
import { writtenTable } from "#tests/support/written-table.ts";

/** The name of each event at the head of the table. */
const HEADS: Record<AccountEvent, string> = {
  "password-reset": "reset",
  "password-changed": "changed",
  "not-me": "not-me",
  "email-changed": "e-mail",
  "email-change-stopped": "stopped",
  "two-factor-on": "on",
  "two-factor-off": "off",
  "two-factor-removed": "removed",
  deactivated: "paused",
  "deletion-requested": "deleted",
  hidden: "hidden",
  "signed-out-everywhere": "others",
};

/** What becomes of each kind of access with each event. */
export const WRITTEN_ACCESS = writtenTable(
  `
                     reset   changed not-me  e-mail  stopped on      off     removed paused  deleted hidden  others
session              ends    ends    ends    stays   ends    ends    stays   ends    ends    ends    ends    ends
staff-session        ends    ends    ends    ends    ends    ends    ends    ends    ends    ends    ends    ends
socket               ends    ends    ends    stays   ends    ends    stays   ends    ends    ends    ends    ends
security-notice      stays   stays   stays   stays   stays   ends    stays   stays   stays   stays   stays   stays
push-endpoint        ends    ends    ends    stays   ends    ends    stays   ends    ends    ends    ends    ends
verify-email         ends    ends    ends    ends    ends    ends    ends    ends    ends    ends    ends    ends
reset-password       ends    ends    ends    ends    ends    stays   stays   ends    stays   stays   ends    stays
change-email         ends    ends    ends    ends    ends    ends    stays   ends    ends    ends    ends    ends
not-me               stays   stays   stays   stays   stays   stays   stays   stays   stays   stays   ends    stays
stop-email-change    stays   stays   stays   stays   stays   stays   stays   stays   stays   stays   stays   stays
recover-two-factor   ends    ends    ends    ends    ends    ends    ends    ends    stays   stays   ends    stays
two-factor-recovery  stays   stays   stays   stays   ends    ends    ends    ends    stays   stays   ends    stays
pending-two-factor   ends    ends    ends    stays   ends    stays   ends    ends    stays   stays   ends    stays
two-factor-setup     ends    ends    ends    stays   ends    ends    ends    ends    ends    ends    ends    ends
two-factor           stays   stays   stays   stays   stays   stays   ends    ends    stays   stays   stays   stays
recovery-code        stays   stays   stays   stays   stays   stays   ends    ends    stays   stays   stays   stays
calendar-feed        ends    ends    ends    stays   ends    ends    stays   ends    stays   ends    ends    ends
data-link            ends    ends    ends    stays   ends    ends    stays   ends    ends    ends    ends    ends
known-device         ends    ends    ends    stays   ends    stays   stays   stays   stays   stays   stays   stays
unsent-form          ends    ends    ends    stays   ends    ends    stays   ends    ends    ends    ends    ends
unsubscribe-link     stays   stays   stays   stays   stays   stays   stays   stays   stays   stays   stays   stays
appeal-link          stays   stays   stays   stays   stays   stays   stays   stays   stays   stays   stays   stays
`,
  ["ends", "stays"],
);

/** The events at the head of the table, in its order. */
export const WRITTEN_EVENTS = WRITTEN_ACCESS.columns.map((head) =>
  ACCOUNT_EVENTS.find((event) => HEADS[event] === head),
);

/** Whether access of a kind is to end with an event. */
export const isToEnd = (kind: AccessKind, event: AccountEvent) =>
  WRITTEN_ACCESS.at(kind, HEADS[event]) === "ends";
