import { paths } from "#app/links.ts";
import { Button } from "#app/ui/button.tsx";
import { AccountField } from "#app/ui/forms/account-field.tsx";
import { TextField } from "#app/ui/forms/field.tsx";

type ResendFormProps = {
  email: string | undefined;
  error?: string;
  /** Where to go on after signing in, when that is known. */
  next: string | null;
};

/** Requests the confirmation e-mail again; the answer is the same for every address. */
export function ResendForm({ email, error, next }: ResendFormProps) {
  return (
    <form className="stack-4" method="post" action={paths.resendVerification} noValidate>
      <AccountField />
      {next && <input type="hidden" name="next" value={next} />}
      <TextField
        id="email"
        name="email"
        type="email"
        autoComplete="email"
        label="E-mail"
        defaultValue={email}
        error={error}
        required
      />
      <Button variant="secondary" className="w-full">
        Send the confirmation e-mail again
      </Button>
    </form>
  );
}
