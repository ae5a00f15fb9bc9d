import { createContext, useContext } from "react";

/** The address of the drawings where a page does not carry its own: empty on pages without the framework's scripts. */
export const IconSheet = createContext("");

/** A line icon. Decorative: words stand beside it. */
export function Icon({ name }: { name: string }) {
  const sheet = useContext(IconSheet);
  return (
    <svg className="i" aria-hidden="true">
      <use href={`${sheet}#i-${name}`} />
    </svg>
  );
}
