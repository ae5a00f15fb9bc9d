import type { GuardedOperation, GuardRule } from "#app/domain/bookings/guard-rules.ts";
import { writtenTable } from "#tests/support/written-table.ts";

/** The rules in the order in which they are reported, and which of them each operation checks. */
export const WRITTEN_RULES = writtenTable(
  `
                      create   accept   propose-as-customer  propose-as-professional  accept-proposal  offer
own-service           checked  left     left                 left                     left             left
service-listed        checked  left     left                 left                     left             checked
service-available     checked  checked  checked              checked                  checked          checked
professional-active   checked  checked  checked              checked                  checked          checked
not-blocked           checked  checked  checked              checked                  checked          checked
customer-confirmed    checked  left     left                 left                     left             checked
customer-active       checked  left     checked              left                     left             checked
request-open          left     checked  checked              checked                  checked          left
length                checked  left     left                 left                     left             checked
another-time          left     left     checked              checked                  left             left
minimum-notice        checked  left     checked              left                     left             left
still-to-come         checked  checked  checked              checked                  checked          checked
half-hour             checked  left     checked              checked                  checked          checked
horizon               checked  left     checked              checked                  checked          checked
service-windows       checked  left     checked              checked                  checked          checked
weekly-hours          checked  left     checked              checked                  checked          checked
days-off              checked  left     checked              checked                  checked          checked
max-per-day           checked  left     checked              checked                  checked          checked
no-confirmed-overlap  checked  checked  checked              checked                  checked          checked
no-requested-overlap  checked  left     checked              checked                  checked          checked
buffer                checked  left     checked              checked                  checked          checked
terms-agreed          checked  left     left                 left                     left             left
`,
  ["checked", "left"],
);

/** Whether an operation is to check a rule. */
export const isToCheck = (rule: GuardRule, operation: GuardedOperation) =>
  WRITTEN_RULES.at(rule, operation) === "checked";
