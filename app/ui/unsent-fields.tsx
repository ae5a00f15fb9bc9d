import type { ReactNode } from "react";
import type { Omitted, UnsentForm } from "#app/domain/unsent-form.ts";

const AGAIN: Record<Omitted[number], string> = {
  passwords: "Passwords and codes are not kept: please type them again.",
  files: "Photos and other files are not kept: please choose them again.",
};

type UnsentFieldsProps = {
  unsent: UnsentForm;
  button: string;
  /** What happened. */
  children: ReactNode;
};

/** A form that was not taken, out of sight, behind a button that sends it once more to where it was to go. */
export function UnsentFields({ unsent, button, children }: UnsentFieldsProps) {
  const { action, fields, omitted } = unsent;
  return (
    <form method="post" action={action} className="stack">
      {children}
      {omitted.map((kind) => (
        <p key={kind}>{AGAIN[kind]}</p>
      ))}
      {fields.map(([name, value], place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a name may come several times, and nothing moves.
        <input key={place} type="hidden" name={name} value={value} />
      ))}
      <div>
        <button className="btn">{button}</button>
      </div>
    </form>
  );
}
