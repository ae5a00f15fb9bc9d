/**
 * The style by which one page fades into the next. It is in the document itself: Chromium may check for it before
 * a stylesheet has loaded, and then skips the transition and logs an error.
 */
export const PAGE_TRANSITION =
  "@media (prefers-reduced-motion:no-preference){@view-transition{navigation:auto}}";

/** The hash that allows exactly this style in the Content-Security-Policy. */
export const PAGE_TRANSITION_HASH = "'sha256-SX7UqyxGVDSLzV90icKkPuaEGi8NcinaZfagIyBzAuY='";
