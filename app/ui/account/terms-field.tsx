import { Icon } from "../icon.tsx";

type TermsFieldProps = { accepted: boolean; error: string | undefined };

/** The box that accepts the terms, with the age they ask for. */
export function TermsField({ accepted, error }: TermsFieldProps) {
  return (
    <div>
      <div className="tick">
        <input
          type="checkbox"
          id="acceptTerms"
          name="acceptTerms"
          defaultChecked={accepted}
          aria-describedby={error && "acceptTerms-error"}
          aria-invalid={error ? true : undefined}
          required
        />
        <span>
          <label className="bare" htmlFor="acceptTerms">
            I am 18 or older and accept the terms
          </label>{" "}
          (<a href="/terms">Terms</a>, <a href="/privacy">Privacy</a>)
        </span>
      </div>
      {error && (
        <p className="err" id="acceptTerms-error">
          <Icon name="circle-alert" />
          {error}
        </p>
      )}
    </div>
  );
}
