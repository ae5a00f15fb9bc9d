const WIDTHS = [160, 400, 800] as const;

/** The addresses of a stored photo. */
export function photoSources(id: string) {
  const at = (width: (typeof WIDTHS)[number]) => `/photos/${id}/${width}.webp`;
  return {
    small: at(160),
    medium: at(400),
    srcSet: WIDTHS.map((width) => `${at(width)} ${width}w`).join(", "),
  };
}

type PhotoProps = {
  id: string;
  alt: string;
  width: number;
  height: number;
  sizes: string;
  eager?: boolean;
};

/** A stored photo, sized so that nothing moves when it arrives. */
export function Photo({ id, alt, width, height, sizes, eager = false }: PhotoProps) {
  const { medium, srcSet } = photoSources(id);
  return (
    <img
      className="absolute inset-0 size-full object-cover"
      src={medium}
      srcSet={srcSet}
      sizes={sizes}
      width={width}
      height={height}
      alt={alt}
      loading={eager ? "eager" : "lazy"}
      decoding="async"
    />
  );
}
