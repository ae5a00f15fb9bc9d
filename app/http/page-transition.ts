/**
 * The style by which one page fades into the next. It stands in the document: where Chromium has to wait for a stylesheet, it
 * asks before the stylesheet is there, skips the transition and logs an error.
 */
export const PAGE_TRANSITION =
  "@media (prefers-reduced-motion:no-preference){@view-transition{navigation:auto}}";

/** What the Content-Security-Policy calls exactly this style, and no other. */
export const PAGE_TRANSITION_HASH = "'sha256-SX7UqyxGVDSLzV90icKkPuaEGi8NcinaZfagIyBzAuY='";
