import { Link } from "react-router";
import { DashboardPage } from "../dashboard/page.tsx";

/** In place of an archive whose link has run out. */
export function DataLinkOver() {
  return (
    <DashboardPage title="Download my data">
      <div className="panel stack measure">
        <p>
          <b>This link works no more.</b> A link to your data works for 24 hours. You can ask for a
          new one now.
        </p>
        <div className="line">
          <Link className="btn" to="/dashboard/settings/data">
            Ask for a New Link
          </Link>
        </div>
      </div>
    </DashboardPage>
  );
}
