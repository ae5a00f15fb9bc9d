import { TextButton } from "#app/ui/button.tsx";
import { TextField } from "#app/ui/forms/field.tsx";
import { Icon } from "#app/ui/pictures/icon.tsx";

type PasswordFieldProps = {
  id: string;
  label: string;
  error: string | undefined;
  hint?: string;
  autoComplete: "current-password" | "new-password";
  required?: boolean;
  /** What the button that reveals it shows, where its label does not say it. */
  shows?: string;
};

/** A password, which is never filled in again. The button that reveals it appears with JavaScript only. */
export function PasswordField({
  id,
  label,
  required = true,
  shows = label.toLowerCase(),
  ...field
}: PasswordFieldProps) {
  return (
    <div className="relative [&_label]:pr-[4.25em]">
      <TextField id={id} name={id} type="password" label={label} required={required} {...field} />
      <TextButton
        type="button"
        className="absolute -top-3 right-0 inline-flex items-center gap-1.5 px-2 text-md text-link aria-pressed:font-bold"
        data-shows={id}
        aria-pressed="false"
        hidden
      >
        <Icon name="eye" />
        Show<span className="sr-only"> {shows}</span>
      </TextButton>
    </div>
  );
}
