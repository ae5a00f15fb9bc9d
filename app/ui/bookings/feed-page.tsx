import { Form } from "react-router";
import { DashboardPage } from "../dashboard/page.tsx";
import { Notice } from "../notice.tsx";

type FeedPageProps = {
  /** Whether there is an address already. */
  hasFeed: boolean;
  /** The new address, shown this once. */
  address: string | null;
  problem: string | null;
};

/** A person's bookings as a calendar that other programs subscribe to, at a secret address. */
export function FeedPage({ hasFeed, address, problem }: FeedPageProps) {
  return (
    <DashboardPage title="My calendar">
      <p>
        See your bookings in the calendar of your phone. It asks Kayap for them at a secret address;
        whoever knows the address sees when, what, with whom and where, never a phone number.
      </p>
      {problem && <Notice tone="bad">{problem}</Notice>}
      {address && (
        <div className="panel stack">
          <Notice tone="ok">
            Your calendar address is ready. Copy it now: it is shown only once.
          </Notice>
          <div className="f">
            <label className="lab" htmlFor="address">
              Calendar address
            </label>
            <input className="in" id="address" readOnly value={address} />
          </div>
          <p className="line">
            <a className="btn alt s" href={address.replace(/^https?:/, "webcal:")}>
              Open in my calendar
            </a>
          </p>
        </div>
      )}
      <Form method="post" className="line">
        <button className="btn" name="step" value="new">
          {hasFeed || address ? "Make a new address" : "Make a calendar address"}
        </button>
        {(hasFeed || address) && (
          <button className="btn danger" name="step" value="end">
            End the address
          </button>
        )}
      </Form>
      {(hasFeed || address) && <p className="soft">A new address ends the old one at once.</p>}
    </DashboardPage>
  );
}
