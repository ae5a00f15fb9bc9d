import type { FormState } from "#app/domain/forms/form-state.ts";
import { NEWS_REGIONS } from "#app/domain/notifications/newsletter.ts";
import {
  LEAST_CONTENT,
  LEAST_SUBJECT,
  MOST_CONTENT,
  MOST_SUBJECT,
} from "#app/domain/team/newsletters.ts";
import { numberText } from "#app/domain/text/number.ts";
import { Button } from "#app/ui/button.tsx";
import { AccountField } from "#app/ui/forms/account-field.tsx";
import { ErrorSummary } from "#app/ui/forms/error-summary.tsx";
import { SelectField, TextAreaField, TextField } from "#app/ui/forms/field.tsx";
import { fieldsOf } from "#app/ui/forms/form-state.ts";
import { VersionField } from "#app/ui/forms/version-field.tsx";
import { Panel } from "#app/ui/panel.tsx";

const LABELS = { subject: "Subject", content: "Text", region: "Who gets it" };

const REGIONS = NEWS_REGIONS.map(({ value, name }) => ({
  value,
  name: value === "" ? "Everybody" : name,
}));

type NewsletterFormProps = {
  /** The id that a new newsletter will have. */
  draft: string;
  version: number;
  values: { subject?: string; content?: string; region?: string };
  errors: FormState["errors"];
};

/** The text of a newsletter. */
export function NewsletterForm({ draft, version, values, errors }: NewsletterFormProps) {
  const { subject, content, region } = values;
  const most = numberText(MOST_CONTENT, null);
  const field = fieldsOf(LABELS, { values: { subject, content, region }, errors });
  return (
    <Panel as="form" method="post" className="stack-4" noValidate>
      <AccountField />
      <input type="hidden" name="draft" value={draft} />
      <VersionField version={version} />
      <ErrorSummary errors={errors} labels={LABELS} />
      <TextField
        {...field("subject")}
        hint={`${LEAST_SUBJECT} to ${MOST_SUBJECT} characters.`}
        autoComplete="off"
        required
      />
      <TextAreaField
        {...field("content")}
        hint={`${LEAST_CONTENT} to ${most} characters of plain text. A line that begins with “# ” is a heading; an empty line begins a new paragraph; web addresses become links.`}
        rows={16}
        required
      />
      <SelectField
        {...field("region")}
        hint="A region’s newsletter also goes to those who chose all of Guyana."
        options={REGIONS}
      />
      <Button name="intent" value="save">
        Save
      </Button>
    </Panel>
  );
}
