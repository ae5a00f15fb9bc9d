import { RadioTile } from "#app/ui/bookings/radio-tile.tsx";
import { AccountField } from "#app/ui/forms/account-field.tsx";
import { ErrorSummary } from "#app/ui/forms/error-summary.tsx";
import {
  Input,
  Legend,
  SelectField,
  TextAreaField,
  TextField,
  Tick,
} from "#app/ui/forms/field.tsx";
import { FilePicker } from "#app/ui/forms/file-picker.tsx";
import { NotAnswered } from "#app/ui/forms/form-failure.tsx";
import { KeptDraft } from "#app/ui/forms/kept-draft.tsx";
import { UnsentFields } from "#app/ui/forms/unsent-fields.tsx";
import { VersionField } from "#app/ui/forms/version-field.tsx";
import { StarPicker } from "#app/ui/reviews/star-picker.tsx";
import { LONG_NAME, LONG_SENTENCE, RIGHT_TO_LEFT_NAME } from "./examples.ts";
import { Shown, State, States, WideStates } from "./shown.tsx";

const REGIONS = [
  { value: "", name: "All of Guyana" },
  { value: "4", name: "Demerara-Mahaica" },
];

export function ShownFields() {
  return (
    <>
      <Shown name="Text field" file="forms/field.tsx">
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
      <Shown name="File picker" file="forms/file-picker.tsx">
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
      <Shown name="Error summary" file="forms/error-summary.tsx">
        <ErrorSummary
          errors={{ "field-refused": "Email address is invalid", "": "This form is too old." }}
          labels={{ "field-refused": "E-mail" }}
        />
      </Shown>
      <Shown name="Form that got no answer" file="forms/form-failure.tsx">
        <NotAnswered>Your changes were not saved.</NotAnswered>
      </Shown>
      <Shown name="Form that was not accepted" file="forms/unsent-fields.tsx">
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
      <Shown name="Version, account and draft of a form" file="forms/version-field.tsx">
        <p data-component="forms/account-field.tsx" className="text-soft">
          Two hidden fields, of which the account is there for somebody who is signed in,
        </p>
        <p data-component="forms/kept-draft.tsx" className="text-soft">
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
