import type { ReactNode } from "react";
import type { Omitted, ShownForm } from "#app/domain/drafts/unsent-form.ts";
import { Button } from "#app/ui/button.tsx";
import { AccountField } from "./account-field.tsx";

/** Where everything is left out, there is nothing to send. */
const OMITTED_TEXTS: Partial<Record<Omitted[number], string>> = {
  passwords: "Passwords and codes are not kept: please enter them again.",
  files: "Photos and other files are not kept: please choose them again.",
  protection: "“Sign-in alerts” and “Sign out after” stay as they are.",
};

type UnsentFieldsProps = {
  unsent: ShownForm;
  button: string;
  /** What happened. */
  children: ReactNode;
};

/** A form that was not accepted, with what it would save, and a button that sends it again. */
export function UnsentFields({ unsent, button, children }: UnsentFieldsProps) {
  const { action, fields, values, omitted } = unsent;
  return (
    <form method="post" action={action} className="stack-4">
      <AccountField />
      {children}
      {omitted.map((kind) => (
        <p key={kind}>{OMITTED_TEXTS[kind]}</p>
      ))}
      <dl className="stack-4">
        {values.map(([label, value], index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a label may occur several times, and the order never changes.
          <div key={index}>
            <dt className="text-soft">{label}</dt>
            <dd className="whitespace-pre-line">{value}</dd>
          </div>
        ))}
      </dl>
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
