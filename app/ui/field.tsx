import type {
  InputHTMLAttributes,
  ReactNode,
  SelectHTMLAttributes,
  TextareaHTMLAttributes,
} from "react";
import { Icon } from "./icon.tsx";

type FieldProps = {
  id: string;
  label: string;
  error?: string | null;
  hint?: string;
  /** Only where the field's purpose is plain from what stands beside it. */
  hideLabel?: boolean;
};

/** The wiring of every field: label above, hint and error tied to the control. */
function FieldFrame({
  id,
  label,
  error,
  hint,
  hideLabel,
  children,
}: FieldProps & { children: ReactNode }) {
  return (
    <div>
      <label className={hideLabel ? "vh" : "lab"} htmlFor={id}>
        {label}
      </label>
      {children}
      {hint && (
        <p className="hint" id={`${id}-hint`}>
          {hint}
        </p>
      )}
      {error && (
        <p className="err" id={`${id}-error`}>
          <Icon name="circle-alert" />
          {error}
        </p>
      )}
    </div>
  );
}

function described({ id, error, hint }: FieldProps) {
  const ids = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(" ");
  return { "aria-describedby": ids || undefined, "aria-invalid": error ? true : undefined };
}

export function TextField({
  id,
  label,
  error,
  hint,
  hideLabel,
  ...input
}: FieldProps & InputHTMLAttributes<HTMLInputElement>) {
  const field = { id, label, error, hint, hideLabel };
  return (
    <FieldFrame {...field}>
      <input className="in" id={id} {...input} {...described(field)} />
    </FieldFrame>
  );
}

export function TextAreaField({
  id,
  label,
  error,
  hint,
  hideLabel,
  ...textarea
}: FieldProps & TextareaHTMLAttributes<HTMLTextAreaElement>) {
  const field = { id, label, error, hint, hideLabel };
  return (
    <FieldFrame {...field}>
      <textarea className="in" id={id} {...textarea} {...described(field)} />
    </FieldFrame>
  );
}

export function SelectField({
  id,
  label,
  error,
  hint,
  hideLabel,
  options,
  ...select
}: FieldProps &
  SelectHTMLAttributes<HTMLSelectElement> & {
    options: readonly { value: string; name: string }[];
  }) {
  const field = { id, label, error, hint, hideLabel };
  return (
    <FieldFrame {...field}>
      <select className="in" id={id} {...select} {...described(field)}>
        {options.map(({ value, name }) => (
          <option key={value} value={value}>
            {name}
          </option>
        ))}
      </select>
    </FieldFrame>
  );
}
