import { Form } from "react-router";
import { paths } from "#app/links.ts";
import { Button } from "#app/ui/button.tsx";
import { AccountField } from "#app/ui/forms/account-field.tsx";
import { useLessData } from "#app/ui/pictures/photo-loading.ts";
import { SettingRow } from "#app/ui/settings/rows.tsx";

/** The choice of less data, which applies to this browser immediately. */
export function LessDataChoice() {
  const lessData = useLessData();
  return (
    <Form method="post" action={paths.lessData}>
      <AccountField />
      <input type="hidden" name="next" value={paths.settings} />
      <SettingRow>
        <div>
          <b>Use less data</b>
          <p className="text-sm text-soft">
            {lessData ? "On" : "Off"} in this browser. Photos load only when you tap them.
          </p>
        </div>
        <Button variant="secondary" size="small" name="lessData" value={lessData ? "off" : "on"}>
          {lessData ? "Turn off" : "Turn on"}
          <span className="sr-only"> using less data</span>
        </Button>
      </SettingRow>
    </Form>
  );
}
