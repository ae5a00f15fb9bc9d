/** The first thing the keyboard reaches: past the navigation. */
export function SkipLink() {
  return (
    <a
      className="absolute -top-24 left-2 z-9 rounded-control bg-ink px-4 py-3 text-page focus:top-2"
      href="#main"
    >
      Skip to content
    </a>
  );
}
