import type { Role } from "#app/domain/accounts/role.ts";
import { paths } from "#app/links.ts";

export type Place = { name: string; to: string; icon: string; badge?: "messages" };

const OVERVIEW: Place = { name: "Overview", to: paths.dashboard, icon: "layout-dashboard" };
const MESSAGES: Place = {
  name: "Messages",
  to: paths.messages,
  icon: "message-circle",
  badge: "messages",
};
const PROFILE: Place = { name: "Profile", to: paths.profile, icon: "user-round" };
const SETTINGS: Place = { name: "Settings", to: paths.settings, icon: "settings" };
const FIND: Place = { name: "Find Services", to: paths.find, icon: "search" };
const SERVICES: Place = { name: "My Services", to: paths.services, icon: "hammer" };
const bookings = (name: string): Place => ({
  name,
  to: paths.bookings,
  icon: "calendar-days",
});
const jobs = (name: string): Place => ({ name, to: paths.jobs, icon: "clipboard-list" });
const reviews = (name: string): Place => ({ name, to: paths.reviews, icon: "star" });

/** The navigation of each view, in its order. */
export const NAVIGATION: Record<Role, readonly Place[]> = {
  customer: [
    OVERVIEW,
    FIND,
    bookings("My Bookings"),
    jobs("My Jobs"),
    { name: "Saved Services", to: paths.savedServices, icon: "heart" },
    MESSAGES,
    reviews("My Reviews"),
    PROFILE,
    SETTINGS,
  ],
  professional: [
    OVERVIEW,
    SERVICES,
    MESSAGES,
    bookings("Bookings"),
    jobs("Jobs"),
    reviews("Reviews"),
    PROFILE,
    SETTINGS,
  ],
};

/** The four places at the bottom of a phone, under shorter names; everything else is under More. */
export const BOTTOM: Record<Role, readonly Place[]> = {
  customer: [OVERVIEW, { ...FIND, name: "Find" }, bookings("Bookings"), MESSAGES],
  professional: [OVERVIEW, { ...SERVICES, name: "Services" }, bookings("Bookings"), MESSAGES],
};
