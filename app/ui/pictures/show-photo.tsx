import type { ReactNode } from "react";

type ShowPhotoProps = {
  /** The address of the photo alone, where the link leads without JavaScript. */
  href: string;
  /** The file beside it that a phone loads instead. */
  small?: string;
  className: string;
  photoClass: string;
  /** What follows "Show" becomes the alternative text: a long list does not send each title once more. */
  label: ReactNode;
};

/** A link in place of a photo, on a page with less data. With JavaScript a tap replaces it by the image. */
export function ShowPhoto({ href, small, className, photoClass, label }: ShowPhotoProps) {
  return (
    <a className={className} href={href} data-show-photo={photoClass} data-small={small}>
      <span>{label}</span>
    </a>
  );
}
