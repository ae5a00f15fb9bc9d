import { Fragment, type ReactNode } from "react";
import type { Omitted, ShownForm } from "#app/domain/unsent-form.ts";
import { AccountField } from "#app/ui/account-field.tsx";
import { Button } from "./button.tsx";

const OMITTED_TEXTS: Record<Exclude<Omitted[number], "everything">, string> = {
  passwords: "Passwords and codes are not kept: please enter them again.",
  files: "Photos and other files are not kept: please choose them again.",
  protection:
    "“Sign-in alerts” and “Sign out after” stay as they are. You can change them in your settings.",
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
      {omitted.map((kind) => kind !== "everything" && <p key={kind}>{OMITTED_TEXTS[kind]}</p>)}
      {values.length > 0 && <Values values={values} />}
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

function Values({ values }: Pick<ShownForm, "values">) {
  return (
    <dl className="grid gap-x-6 gap-y-1 border-y border-line py-3 sm:grid-cols-[max-content_minmax(0,1fr)]">
      {values.map(([label, value], index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a label may occur several times, and the order never changes.
        <Fragment key={index}>
          <dt className="text-sm text-soft">{label}</dt>
          <dd className="mb-1 wrap-anywhere whitespace-pre-line">{value.trim() || "Empty"}</dd>
        </Fragment>
      ))}
    </dl>
  );
}
