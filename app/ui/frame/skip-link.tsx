/** The first focusable link of a page, past the navigation. */
export function SkipLink() {
  return <a href="#main">Skip to content</a>;
}
