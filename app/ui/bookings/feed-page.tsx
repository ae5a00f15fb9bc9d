import { CHANGED_ELSEWHERE } from "#app/domain/difference.ts";
import { AccountField } from "#app/ui/account-field.tsx";
import { Button, ButtonLink } from "../button.tsx";
import { DashboardPage } from "../dashboard/page.tsx";
import { Input, Label } from "../field.tsx";
import { Notice } from "../notice.tsx";
import { Panel } from "../panel.tsx";
import { VersionField } from "../version-field.tsx";

type FeedPageProps = {
  /** Whether there is an address already. */
  hasFeed: boolean;
  version: number;
  /** Whether the address was made or ended elsewhere since the form was opened. */
  changed: boolean;
  /** The new address, shown only this once. */
  address: string | null;
  problem: string | null;
};

/** A person's bookings as a calendar that other programs subscribe to, at a secret address. */
export function FeedPage({ hasFeed, version, changed, address, problem }: FeedPageProps) {
  return (
    <DashboardPage title="My calendar">
      <p>
        See your bookings in your phone’s own calendar. You get a secret address to add there, and
        new bookings appear by themselves. Anyone who has the address sees when, what, with whom and
        where, but never a phone number.
      </p>
      {problem && <Notice tone="bad">{problem}</Notice>}
      {changed && (
        <Notice tone="bad">
          <p>
            <b>{CHANGED_ELSEWHERE}</b>
          </p>
          <p>
            {hasFeed
              ? "A new address was made meanwhile, here or on another device, and it works. It was shown only once. If you did not copy it, make another one to replace it."
              : "This address was turned off meanwhile, here or on another device."}
          </p>
        </Notice>
      )}
      {address && (
        <Panel className="stack-4">
          <Notice tone="ok">
            Your calendar address is ready. Copy it now: it is shown only once.
          </Notice>
          <div>
            <Label htmlFor="address">Calendar address</Label>
            <Input id="address" readOnly value={address} />
          </div>
          <p className="flex flex-wrap items-center gap-2">
            <ButtonLink
              variant="secondary"
              size="small"
              href={address.replace(/^https?:/, "webcal:")}
            >
              Open in my calendar
            </ButtonLink>
          </p>
        </Panel>
      )}
      <form method="post" className="flex flex-wrap items-center gap-2">
        <AccountField />
        <VersionField version={version} />
        <Button name="step" value="new">
          {hasFeed || address ? "Make a new address" : "Make a calendar address"}
        </Button>
        {(hasFeed || address) && (
          <Button variant="danger" name="step" value="end">
            Turn off the address
          </Button>
        )}
      </form>
      {(hasFeed || address) && (
        <p className="text-soft">A new address replaces the old one at once.</p>
      )}
    </DashboardPage>
  );
}
