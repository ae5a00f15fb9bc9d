import type { Role } from "#app/domain/accounts/role.ts";

/** What the frame of a page shows when the page could not even find out who asks for it. It travels with the error. */
export type CarriedFrame = {
  theme: string;
  iconSheet: string;
  supportEmail: string;
  postalAddress: string;
  /** As the browser's own cookie says; null for somebody it does not know. */
  viewer: { id: string; firstName: string; role: Role } | null;
  /** Whose navigation the dashboard shows. */
  view: Role;
};

const isObject = (value: unknown): value is object => typeof value === "object" && value !== null;
const textOf = (of: object, name: string): string => {
  const value: unknown = Reflect.get(of, name);
  return typeof value === "string" ? value : "";
};
const roleOf = (of: object, name: string): Role =>
  textOf(of, name) === "professional" ? "professional" : "customer";

/** The frame in the data of an error, or null. */
export function carriedFrameOf(errorData: unknown): CarriedFrame | null {
  if (!isObject(errorData) || !("frame" in errorData) || !isObject(errorData.frame)) return null;
  const { frame } = errorData;
  const viewer: unknown = Reflect.get(frame, "viewer");
  return {
    theme: textOf(frame, "theme"),
    iconSheet: textOf(frame, "iconSheet"),
    supportEmail: textOf(frame, "supportEmail"),
    postalAddress: textOf(frame, "postalAddress"),
    viewer: isObject(viewer)
      ? {
          id: textOf(viewer, "id"),
          firstName: textOf(viewer, "firstName"),
          role: roleOf(viewer, "role"),
        }
      : null,
    view: roleOf(frame, "view"),
  };
}
