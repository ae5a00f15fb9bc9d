import type { ReactNode } from "react";

/** The heading of a numbered part of a long form, as a legend or a heading. */
export const partHeading = "float-left mb-3 w-full text-xl font-extrabold [letter-spacing:-0.01em]";

type FormPartProps = {
  title: string;
  id?: string;
  /** The id of the error of its choice. */
  describedBy?: string;
  children: ReactNode;
};

/** A numbered part of a long form. */
export function FormPart({ title, id, describedBy, children }: FormPartProps) {
  return (
    <fieldset
      className="border-t border-line py-5"
      id={id}
      tabIndex={id === undefined ? undefined : -1}
      aria-describedby={describedBy}
    >
      <legend className={partHeading}>{title}</legend>
      <div className="clear-both stack-4">{children}</div>
    </fieldset>
  );
}
