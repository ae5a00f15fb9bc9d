import type {
  ComponentProps,
  InputHTMLAttributes,
  ReactNode,
  SelectHTMLAttributes,
  TextareaHTMLAttributes,
} from "react";
import { classes } from "./classes.ts";
import { Icon } from "./icon.tsx";

const SURFACES = {
  card: "border-control bg-card text-ink",
  deep: "border-deep-control bg-transparent text-on-deep placeholder:text-deep-soft",
};

type ControlStyle = { surface?: keyof typeof SURFACES; className?: string };

/** The classes of every input, select and textarea. */
export function controlClass({ surface = "card", className }: ControlStyle = {}): string {
  return classes(
    "block min-h-12 w-full rounded-control border-[1.5px] px-3 py-2.5 marks-refusal",
    SURFACES[surface],
    className,
  );
}

/** An input without label and error, for forms that have their own. */
export function Input({ surface, className, ...input }: ControlStyle & ComponentProps<"input">) {
  return <input className={controlClass({ surface, className })} {...input} />;
}

type SelectProps = {
  /** With less padding, in a row with other controls. */
  narrow?: boolean;
};

export function Select({ narrow, className, ...select }: SelectProps & ComponentProps<"select">) {
  const arrow = narrow ? "[--arrow:10px] pr-7 pl-2.5 lg:min-h-11 lg:py-1.5" : "pr-9";
  return (
    <select className={classes("select-arrow", controlClass(), arrow, className)} {...select} />
  );
}

type LabelProps = ComponentProps<"label"> & { small?: boolean };

export function Label({ small = false, ...label }: LabelProps) {
  // biome-ignore lint/a11y/noLabelWithoutControl: callers pass htmlFor
  return <label className={small ? SMALL_LABEL : labelClass} {...label} />;
}

/** The classes of a label, for elements such as a legend. */
export const labelClass = "mb-1.5 block font-bold";
const SMALL_LABEL = "mb-1 block text-sm font-bold";

export function Legend({ children }: { children: ReactNode }) {
  return <legend className={labelClass}>{children}</legend>;
}

export function Hint({ className, ...hint }: ComponentProps<"p">) {
  return <p className={classes("mt-1.5 text-sm text-soft", className)} {...hint} />;
}

export function FieldError({ children, ...error }: ComponentProps<"p">) {
  return (
    <p className="mt-1.5 flex gap-1.5 text-md font-semibold text-danger" {...error}>
      <Icon name="circle-alert" />
      {children}
    </p>
  );
}

/** The label around a checkbox or radio button and its text. */
export function Tick({ className, ...label }: ComponentProps<"label">) {
  // biome-ignore lint/a11y/noLabelWithoutControl: the control is among its children
  return <label className={classes(tickClass, className)} {...label} />;
}

export const tickClass = "flex min-h-11 items-center gap-2.5";

type FieldProps = {
  id: string;
  label: string;
  error?: string | null;
  hint?: string;
  /** Only where the context makes the purpose of the field clear. */
  hideLabel?: boolean;
  /** For a field in a row above a list. */
  smallLabel?: boolean;
  className?: string;
};

/** The label, hint and error of a field, linked to its control. */
function FieldFrame(props: Omit<FieldProps, "className"> & { children: ReactNode }) {
  const { id, label, error, hint, hideLabel, smallLabel, children } = props;
  return (
    <div>
      {hideLabel ? (
        <label className="sr-only" htmlFor={id}>
          {label}
        </label>
      ) : (
        <Label small={smallLabel} htmlFor={id}>
          {label}
        </Label>
      )}
      {children}
      {hint && <Hint id={`${id}-hint`}>{hint}</Hint>}
      {error && <FieldError id={`${id}-error`}>{error}</FieldError>}
    </div>
  );
}

function described({ id, error, hint }: FieldProps) {
  const ids = classes(hint && `${id}-hint`, error && `${id}-error`);
  return { "aria-describedby": ids || undefined, "aria-invalid": error ? true : undefined };
}

export function TextField({
  id,
  label,
  error,
  hint,
  hideLabel,
  smallLabel,
  className,
  ...input
}: FieldProps & InputHTMLAttributes<HTMLInputElement>) {
  const field = { id, label, error, hint, hideLabel, smallLabel };
  return (
    <FieldFrame {...field}>
      <Input className={className} id={id} {...input} {...described(field)} />
    </FieldFrame>
  );
}

export function TextAreaField({
  id,
  label,
  error,
  hint,
  hideLabel,
  smallLabel,
  className,
  ...textarea
}: FieldProps & TextareaHTMLAttributes<HTMLTextAreaElement>) {
  const field = { id, label, error, hint, hideLabel, smallLabel };
  return (
    <FieldFrame {...field}>
      <textarea
        className={controlClass({ className })}
        id={id}
        {...textarea}
        {...described(field)}
      />
    </FieldFrame>
  );
}

export function SelectField({
  id,
  label,
  error,
  hint,
  hideLabel,
  smallLabel,
  className,
  options,
  ...select
}: FieldProps &
  SelectProps &
  SelectHTMLAttributes<HTMLSelectElement> & {
    options: readonly { value: string; name: string }[];
  }) {
  const field = { id, label, error, hint, hideLabel, smallLabel };
  return (
    <FieldFrame {...field}>
      <Select className={className} id={id} {...select} {...described(field)}>
        {options.map(({ value, name }) => (
          <option key={value} value={value}>
            {name}
          </option>
        ))}
      </Select>
    </FieldFrame>
  );
}
