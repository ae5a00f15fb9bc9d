import { paths } from "#app/links.ts";
import { described, FieldError, TickBox, tickClass } from "#app/ui/forms/field.tsx";

type TermsFieldProps = { accepted: boolean; error: string | undefined };

/** The checkbox that accepts the terms, with the age they require. */
export function TermsField({ accepted, error }: TermsFieldProps) {
  return (
    <div>
      <div className={tickClass}>
        <TickBox
          type="checkbox"
          id="acceptTerms"
          name="acceptTerms"
          defaultChecked={accepted}
          {...described({ id: "acceptTerms", error })}
          required
        />
        <span>
          <label htmlFor="acceptTerms">I am 18 or older and accept the terms</label> (
          <a href={paths.terms}>Terms</a>, <a href={paths.privacy}>Privacy</a>)
        </span>
      </div>
      {error && <FieldError id="acceptTerms-error">{error}</FieldError>}
    </div>
  );
}
