import { z } from "zod";

/** What somebody of the team may do: each role has what the ones before it have. */
export const STAFF_ROLES = ["support", "moderator", "admin"] as const;
export const staffRoleSchema = z.enum(STAFF_ROLES);
export type StaffRole = z.output<typeof staffRoleSchema>;

/** Whether somebody with a role may do what requires another one. */
export function includesRole(role: StaffRole, required: StaffRole): boolean {
  return STAFF_ROLES.indexOf(role) >= STAFF_ROLES.indexOf(required);
}

/** The roles that include a required one. */
export const rolesWith = (required: StaffRole): readonly StaffRole[] =>
  STAFF_ROLES.filter((role) => includesRole(role, required));
