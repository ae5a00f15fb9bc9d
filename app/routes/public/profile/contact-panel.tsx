import type { PublicProfile } from "#app/domain/profiles/public-profile.ts";
import { Panel } from "#app/ui/panel.tsx";
import { Icon } from "#app/ui/pictures/icon.tsx";
import { Phone, type PhoneResult } from "./phone.tsx";

/** A link only when it leads to the web: a stored `javascript:` stays plain text (threat 26). */
function Website({ address }: { address: string }) {
  if (!/^https?:\/\//i.test(address)) return <span>{address}</span>;
  return (
    <a href={address} rel="nofollow ugc noopener">
      {address.replace(/^https?:\/\//i, "")}
    </a>
  );
}

/** Whether a card of contact information would have anything in it. */
export function hasContact({ website, email, hasPhone }: PublicProfile): boolean {
  return Boolean(website || email || hasPhone);
}

type ContactPanelProps = { professional: PublicProfile; phone?: PhoneResult };

/** How to reach the professional outside Kayap. */
export function ContactPanel({ professional, phone }: ContactPanelProps) {
  const { website, email, hasPhone } = professional;
  return (
    <Panel variant="flat" className="stack-4">
      <h2 className="text-2xl">Contact</h2>
      {website && (
        <p>
          <Icon name="globe" /> <Website address={website} />
        </p>
      )}
      {email && (
        <p>
          <Icon name="mail" /> <a href={`mailto:${email}`}>{email}</a>
        </p>
      )}
      {hasPhone && <Phone result={phone} />}
    </Panel>
  );
}
