import { cva, cx, type VariantProps } from "class-variance-authority";
import type {
  ComponentProps,
  InputHTMLAttributes,
  ReactNode,
  SelectHTMLAttributes,
  TextareaHTMLAttributes,
} from "react";
import { Icon } from "#app/ui/pictures/icon.tsx";

/** The classes of every input, select and textarea. */
const controlClass = cva(
  "block w-full rounded-control border-[1.5px] marks-refusal border-control bg-card text-ink",
  {
    variants: {
      variant: {
        normal: "min-h-12 px-3 py-2.5",
        /** In a row with small buttons. */
        low: "min-h-11 px-3 py-2",
        /** For a message: it grows from 44 px, the height of the buttons beside it, to 120 px. */
        message: "min-h-11 max-h-30 px-3 py-2 field-sizing-content resize-none",
        /** For a short value in a narrow column. */
        tight: "min-h-12 px-2 py-2.5",
        /** With a button of the browser's inside. */
        file: "min-h-12 p-2",
      },
    },
    defaultVariants: { variant: "normal" },
  },
);

type ControlStyle = VariantProps<typeof controlClass>;

/** An input without label and error, for forms that have their own. */
export function Input({ variant, className, ...input }: ControlStyle & ComponentProps<"input">) {
  return <input className={controlClass({ variant, className })} {...input} />;
}

/** A textarea without label and error, for forms that have their own. */
export function TextArea({
  variant,
  className,
  ...textarea
}: ControlStyle & ComponentProps<"textarea">) {
  return <textarea className={controlClass({ variant, className })} {...textarea} />;
}

type SelectProps = {
  /** With less padding, in a row with other controls. */
  narrow?: boolean;
};

export function Select({ narrow, className, ...select }: SelectProps & ComponentProps<"select">) {
  const arrow = narrow ? "[--arrow:10px] pr-7 pl-2.5 lg:min-h-11 lg:py-1.5" : "pr-9";
  return <select className={cx("select-arrow", controlClass(), arrow, className)} {...select} />;
}

type LabelProps = ComponentProps<"label"> & { small?: boolean; marked?: boolean };

export function Label({ small = false, marked = false, ...label }: LabelProps) {
  const look = cx(small ? SMALL_LABEL : labelClass, marked && "required-star");
  // biome-ignore lint/a11y/noLabelWithoutControl: callers pass htmlFor
  return <label className={look} {...label} />;
}

/** The classes of a label, for elements such as a legend. */
export const labelClass = "mb-1.5 block font-bold";
const SMALL_LABEL = "mb-1 block text-sm font-bold";

export function Legend({ marked, children }: { marked?: boolean; children: ReactNode }) {
  return <legend className={cx(labelClass, marked && "required-star")}>{children}</legend>;
}

export function Hint({ className, ...hint }: ComponentProps<"p">) {
  return <p className={cx("mt-1.5 text-sm text-soft", className)} {...hint} />;
}

export function FieldError({ children, ...error }: ComponentProps<"p">) {
  return (
    <p className="mt-1.5 flex gap-1.5 text-md font-semibold text-danger" {...error}>
      <Icon name="circle-alert" />
      {children}
    </p>
  );
}

type TickBoxProps = ComponentProps<"input"> & { type: "checkbox" | "radio" };

/** A checkbox or radio button alone, for a label that has more than its text. */
export function TickBox(input: TickBoxProps) {
  return <input {...input} />;
}

/** A checkbox or radio button with its text. */
export function Tick({ className, children, ...input }: TickBoxProps) {
  return (
    <label className={cx(tickClass, className)}>
      <TickBox {...input} />
      {children}
    </label>
  );
}

type TickGroupProps = {
  id: string;
  legend: string;
  marked?: boolean;
  error?: string | undefined;
  children: ReactNode;
};

/** Ticks of one field under their legend, with its error; where an error summary leads to. */
export function TickGroup({ id, legend, marked = false, error, children }: TickGroupProps) {
  const errorId = `${id}-error`;
  return (
    <fieldset id={id} tabIndex={-1} aria-describedby={error ? errorId : undefined}>
      <Legend marked={marked}>{legend}</Legend>
      {children}
      {error && <FieldError id={errorId}>{error}</FieldError>}
    </fieldset>
  );
}

export const tickClass = "flex min-h-11 items-center gap-2.5 py-1";

type FieldProps = {
  id: string;
  label: string;
  error?: string | null;
  hint?: string;
  /** Only where the context makes the purpose of the field clear. */
  hideLabel?: boolean;
  /** For a field in a row above a list. */
  smallLabel?: boolean;
  /** Required, which a star says; the form explains it once. */
  marked?: boolean;
  className?: string;
};

/** The label, hint and error of a field, linked to its control. */
function FieldFrame(props: Omit<FieldProps, "className"> & { children: ReactNode }) {
  const { id, label, error, hint, hideLabel, smallLabel, marked, children } = props;
  return (
    <div>
      {hideLabel ? (
        <label className="sr-only" htmlFor={id}>
          {label}
        </label>
      ) : (
        <Label small={smallLabel} marked={marked} htmlFor={id}>
          {label}
        </Label>
      )}
      {children}
      {hint && <Hint id={`${id}-hint`}>{hint}</Hint>}
      {error && <FieldError id={`${id}-error`}>{error}</FieldError>}
    </div>
  );
}

/** What a control says of the hint and the error of its field, whose ids are made of its own. */
export function described({ id, error, hint }: Pick<FieldProps, "id" | "error" | "hint">) {
  const ids = cx(hint && `${id}-hint`, error && `${id}-error`);
  return {
    "aria-describedby": ids || undefined,
    "aria-invalid": error ? true : undefined,
  };
}

/** The props of the frame of a field, and those of its control. */
function splitProps<Props extends FieldProps>({
  id,
  label,
  error,
  hint,
  hideLabel,
  smallLabel,
  marked,
  className,
  ...control
}: Props) {
  const frame = { id, label, error, hint, hideLabel, smallLabel, marked };
  const required = marked && { required: true };
  return { frame, control: { className, id, ...control, ...described(frame), ...required } };
}

export function TextField(props: FieldProps & InputHTMLAttributes<HTMLInputElement>) {
  const { frame, control } = splitProps(props);
  return (
    <FieldFrame {...frame}>
      <Input {...control} />
    </FieldFrame>
  );
}

export function TextAreaField(props: FieldProps & TextareaHTMLAttributes<HTMLTextAreaElement>) {
  const { frame, control } = splitProps(props);
  return (
    <FieldFrame {...frame}>
      <TextArea {...control} />
    </FieldFrame>
  );
}

type SelectFieldProps = FieldProps &
  SelectProps &
  SelectHTMLAttributes<HTMLSelectElement> & {
    options: readonly { value: string; name: string }[];
  };

export function SelectField({ options, ...props }: SelectFieldProps) {
  const { frame, control } = splitProps(props);
  return (
    <FieldFrame {...frame}>
      <Select {...control}>
        {options.map(({ value, name }) => (
          <option key={value} value={value}>
            {name}
          </option>
        ))}
      </Select>
    </FieldFrame>
  );
}
