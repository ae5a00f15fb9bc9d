/** The first thing the keyboard reaches: past the navigation. */
export function SkipLink() {
  return <a href="#main">Skip to content</a>;
}
