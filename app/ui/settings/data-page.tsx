import { Link } from "react-router";
import { DashboardPage } from "../dashboard/page.tsx";
import { Notice } from "../notice.tsx";

/** Gives a person everything we have of them as one file. A plain form: a browser keeps the answer as a file. */
export function DataPage({ problem }: { problem: string | null }) {
  return (
    <DashboardPage title="Download my data">
      <form method="post" action="/dashboard/settings/data/file" className="panel stack measure">
        {problem && <Notice tone="bad">{problem}</Notice>}
        <p>
          One file (JSON) with your profile, settings, services, bookings, messages, reviews, saved
          services and security log, and the addresses of your pictures. Once a day.
        </p>
        <div className="line">
          <button className="btn">Download</button>
          <Link className="btn alt" to="/dashboard/settings">
            Cancel
          </Link>
        </div>
      </form>
    </DashboardPage>
  );
}
