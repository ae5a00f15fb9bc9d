import type { ReactNode } from "react";
import type { OwnPath } from "#app/domain/paths/safe-path.ts";
import { Button, ButtonLink } from "#app/ui/button.tsx";
import { AccountField } from "#app/ui/forms/account-field.tsx";
import { ErrorSummary } from "#app/ui/forms/error-summary.tsx";
import { Problem } from "#app/ui/notice.tsx";
import { Panel } from "#app/ui/panel.tsx";

export type ProofState = {
  /** Whether a form waits to be sent on, with these fields, or a page to be viewed. */
  sends: boolean;
  fields: Record<string, string | undefined>;
  errors: Record<string, string>;
  problem: string | null;
};

type ProofFormProps = ProofState & {
  /** The address of the form, and the path that it leads on to. */
  path: OwnPath;
  target: string;
  labels: Record<string, string>;
  submit: string;
  cancelTo: string;
  /** What it says, and the fields of the proof. */
  children: ReactNode;
};

/** The form that asks for a proof before another page or form; the fields of the form that waits go on with it (threat 69). */
export function ProofForm(props: ProofFormProps) {
  const { sends, fields, errors, problem, path, target, labels, submit, cancelTo } = props;
  const query = `${sends ? "send" : "next"}=${encodeURIComponent(target)}`;
  return (
    <Panel
      as="form"
      method="post"
      action={`${path}?${query}`}
      className="stack-4 max-w-text"
      noValidate
    >
      <AccountField />
      <ErrorSummary errors={errors} labels={labels} />
      <Problem>{problem}</Problem>
      {Object.entries(fields).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <input type="hidden" name="asked" value="yes" />
      {props.children}
      <div className="flex flex-wrap items-center gap-2">
        <Button>{submit}</Button>
        <ButtonLink variant="secondary" to={cancelTo}>
          Cancel
        </ButtonLink>
      </div>
    </Panel>
  );
}
