export type Place = { name: string; to: string; icon: string; badge?: "messages" };

const OVERVIEW: Place = { name: "Overview", to: "/dashboard", icon: "layout-dashboard" };
const MESSAGES: Place = {
  name: "Messages",
  to: "/dashboard/messages",
  icon: "message-circle",
  badge: "messages",
};
const PROFILE: Place = { name: "Profile", to: "/dashboard/profile", icon: "user-round" };
const SETTINGS: Place = { name: "Settings", to: "/dashboard/settings", icon: "settings" };
const FIND: Place = { name: "Find Services", to: "/dashboard/find", icon: "search" };
const SERVICES: Place = { name: "My Services", to: "/dashboard/services", icon: "hammer" };
const bookings = (name: string): Place => ({
  name,
  to: "/dashboard/bookings",
  icon: "calendar-days",
});
const reviews = (name: string): Place => ({ name, to: "/dashboard/reviews", icon: "star" });

/** The navigation of each view, in the order of the specification (B, section 2). */
export const NAVIGATION: Record<"customer" | "professional", readonly Place[]> = {
  customer: [
    OVERVIEW,
    FIND,
    bookings("My Bookings"),
    { name: "Saved Services", to: "/dashboard/saved", icon: "heart" },
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
    reviews("Reviews"),
    PROFILE,
    SETTINGS,
  ],
};

/** The four places at the bottom of a phone, under shorter names; everything else is under More. */
export const BOTTOM: Record<"customer" | "professional", readonly Place[]> = {
  customer: [OVERVIEW, { ...FIND, name: "Find" }, bookings("Bookings"), MESSAGES],
  professional: [OVERVIEW, { ...SERVICES, name: "Services" }, bookings("Bookings"), MESSAGES],
};
