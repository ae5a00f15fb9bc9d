/**
 * Pages fade into each other. This stands in the document and not in a stylesheet: the public area and the dashboard have
 * one each, and a page whose stylesheet is still on its way would refuse the transition with an error in the console.
 */
export const PAGE_TRANSITION =
  "@media (prefers-reduced-motion:no-preference){@view-transition{navigation:auto}}";
