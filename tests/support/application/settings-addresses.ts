export const SETTINGS = "/dashboard/settings";
/** The page that asks for the password before a change (threat 69). */
export const CONFIRM = `${SETTINGS}/confirm`;
