import { TextField } from "#app/ui/field.tsx";
import { Icon } from "#app/ui/icon.tsx";

type PasswordFieldProps = {
  id: string;
  label: string;
  error: string | undefined;
  hint?: string;
  autoComplete: "current-password" | "new-password";
};

/** A password, which is never filled in again. The button that reveals it appears with JavaScript only. */
export function PasswordField({ id, label, ...field }: PasswordFieldProps) {
  return (
    <div className="relative">
      <TextField id={id} name={id} type="password" label={label} required {...field} />
      <button
        type="button"
        className="absolute -top-3 right-0 inline-flex min-h-11 items-center gap-1.5 px-2 text-md text-link aria-pressed:font-bold aria-pressed:underline"
        data-shows={id}
        aria-pressed="false"
        hidden
      >
        <Icon name="eye" />
        Show<span className="sr-only"> {label.toLowerCase()}</span>
      </button>
    </div>
  );
}
