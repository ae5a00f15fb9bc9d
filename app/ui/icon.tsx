/** A line icon. Its drawing is put into the page once, by the sprite. Decorative: words stand beside it. */
export function Icon({ name }: { name: string }) {
  return (
    <svg className="i" aria-hidden="true">
      <use href={`#i-${name}`} />
    </svg>
  );
}
