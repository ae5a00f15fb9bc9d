import type { ReactNode } from "react";
import type { Omitted, UnsentForm } from "#app/domain/unsent-form.ts";
import { AccountField } from "#app/ui/account-field.tsx";
import { Button } from "./button.tsx";

const OMITTED_TEXTS: Record<Omitted[number], string> = {
  passwords: "Passwords and codes are not kept: please enter them again.",
  files: "Photos and other files are not kept: please choose them again.",
};

type UnsentFieldsProps = {
  unsent: UnsentForm;
  button: string;
  /** What happened. */
  children: ReactNode;
};

/** A form that was not accepted, as hidden fields and a button that sends it again. */
export function UnsentFields({ unsent, button, children }: UnsentFieldsProps) {
  const { action, fields, omitted } = unsent;
  return (
    <form method="post" action={action} className="stack-4">
      <AccountField />
      {children}
      {omitted.map((kind) => (
        <p key={kind}>{OMITTED_TEXTS[kind]}</p>
      ))}
      {fields.map(([name, value], index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a name may occur several times, and the order never changes.
        <input key={index} type="hidden" name={name} value={value} />
      ))}
      <div>
        <Button>{button}</Button>
      </div>
    </form>
  );
}
