import { Link } from "react-router";
import { DashboardPage } from "../dashboard/page.tsx";
import { ErrorSummary } from "../error-summary.tsx";
import { TextField } from "../field.tsx";
import { type FormState, fieldsOf } from "../form-state.ts";
import { Notice } from "../notice.tsx";

const LABELS = { email: "New e-mail" };

/** Asks for another address; it counts once the letter to it is answered. */
export function EmailPage({ now, values, errors, problem }: FormState & { now: string }) {
  const field = fieldsOf(LABELS, { values, errors });
  return (
    <DashboardPage title="Change e-mail">
      <form method="post" className="f panel stack measure" noValidate>
        <ErrorSummary errors={errors} labels={LABELS} />
        {problem && <Notice tone="bad">{problem}</Notice>}
        <p>
          Your address is <b>{now}</b>. We write to the new one; once you have confirmed it there,
          it takes the place of this one. We also write to this one, with a link that stops the
          change.
        </p>
        <TextField {...field("email")} type="email" autoComplete="email" required />
        <div className="line">
          <button className="btn">Send the Letter</button>
          <Link className="btn alt" to="/dashboard/settings">
            Cancel
          </Link>
        </div>
      </form>
    </DashboardPage>
  );
}
