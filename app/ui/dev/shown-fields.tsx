import { AccountField } from "#app/ui/account-field.tsx";
import { RadioTile } from "#app/ui/bookings/radio-tile.tsx";
import { ErrorSummary } from "#app/ui/error-summary.tsx";
import { Input, Legend, SelectField, TextAreaField, TextField, Tick } from "#app/ui/field.tsx";
import { FilePicker } from "#app/ui/file-picker.tsx";
import { NotAnswered } from "#app/ui/form-failure.tsx";
import { KeptDraft } from "#app/ui/kept-draft.tsx";
import { StarPicker } from "#app/ui/reviews/star-picker.tsx";
import { UnsentFields } from "#app/ui/unsent-fields.tsx";
import { VersionField } from "#app/ui/version-field.tsx";
import { LONG_NAME, LONG_SENTENCE, RIGHT_TO_LEFT_NAME } from "./examples.ts";
import { Shown, State, States, WideStates } from "./shown.tsx";

const REGIONS = [
  { value: "", name: "All of Guyana" },
  { value: "4", name: "Demerara-Mahaica" },
];

export function ShownFields() {
  return (
    <>
      <Shown name="Text field" file="field.tsx">
        <WideStates>
          <TextField id="field-empty" label="Empty" placeholder="House wiring" />
          <TextField id="field-hint" label="With a hint" marked hint="Shown to customers." />
          <TextField id="field-filled" label="Filled in" defaultValue="Anita Ramdin" />
          <TextField
            id="field-refused"
            label="Refused"
            defaultValue="anita at kayap"
            error="Email address is invalid"
          />
          <TextField id="field-disabled" label="Disabled" defaultValue="Georgetown" disabled />
          <TextField id="field-long" label="Long text" defaultValue={LONG_NAME} />
          <TextField
            id="field-rtl"
            label="Right to left"
            dir="auto"
            defaultValue={RIGHT_TO_LEFT_NAME}
          />
          <TextField id="field-small" label="Above a list" smallLabel type="date" />
        </WideStates>
        <State name="focus" as="focus">
          <Input aria-label="Focused" defaultValue="Anita Ramdin" />
        </State>
        <WideStates>
          <TextAreaField id="area" label="Text of several lines" rows={3} />
          <TextAreaField
            id="area-refused"
            label="Refused text"
            rows={3}
            defaultValue={LONG_SENTENCE}
            error="The description may have at most 200 characters"
          />
          <SelectField id="select" label="Choice" options={REGIONS} />
          <SelectField
            id="select-refused"
            label="Refused choice"
            options={REGIONS}
            error="Choose a region"
          />
        </WideStates>
        <WideStates>
          <fieldset>
            <Legend>Radio buttons</Legend>
            <Tick type="radio" name="radio" defaultChecked>
              Chosen
            </Tick>
            <Tick type="radio" name="radio">
              Not chosen
            </Tick>
            <Tick type="radio" name="radio" disabled>
              Disabled
            </Tick>
          </fieldset>
          <fieldset>
            <Legend marked>Checkboxes</Legend>
            <Tick type="checkbox" defaultChecked>
              Ticked
            </Tick>
            <Tick type="checkbox">{LONG_NAME}</Tick>
            <Tick type="checkbox" disabled>
              Disabled
            </Tick>
          </fieldset>
        </WideStates>
      </Shown>
      <Shown name="File picker" file="file-picker.tsx">
        <FilePicker id="file" action="Choose a picture" thing="a picture" />
      </Shown>
      <Shown name="Radio tile" file="bookings/radio-tile.tsx">
        <States>
          <RadioTile name="tile" defaultChecked>
            <b>9:30 AM</b>
          </RadioTile>
          <RadioTile name="tile">
            <b>10:00 AM</b>
          </RadioTile>
          <RadioTile name="tile" disabled>
            <b>10:30 AM</b>
            <small>Taken</small>
          </RadioTile>
        </States>
      </Shown>
      <Shown name="Stars to press" file="reviews/star-picker.tsx">
        <StarPicker label="Your rating" chosen="4" error="Choose a rating" />
      </Shown>
      <Shown name="Error summary" file="error-summary.tsx">
        <ErrorSummary
          errors={{ "field-refused": "Email address is invalid", "": "This form is too old." }}
          labels={{ "field-refused": "E-mail" }}
        />
      </Shown>
      <Shown name="Form that got no answer" file="form-failure.tsx">
        <NotAnswered>Your changes were not saved.</NotAnswered>
      </Shown>
      <Shown name="Form that was not accepted" file="unsent-fields.tsx">
        <UnsentFields
          unsent={{
            action: "/dev/components",
            fields: [],
            values: [["Comment", "Came on time."]],
            omitted: ["passwords", "files"],
          }}
          button="Send again"
        >
          <p>Nothing was sent, and nothing you typed is lost.</p>
        </UnsentFields>
      </Shown>
      <Shown name="Version, account and draft of a form" file="version-field.tsx">
        <p data-component="account-field.tsx" className="text-soft">
          Two hidden fields, of which the account is there for somebody who is signed in,
        </p>
        <p data-component="kept-draft.tsx" className="text-soft">
          and a message that shows when a draft was filled in again.
        </p>
        <form method="get">
          <AccountField />
          <VersionField version={1} />
          <KeptDraft at="/dev/components" />
        </form>
      </Shown>
    </>
  );
}
