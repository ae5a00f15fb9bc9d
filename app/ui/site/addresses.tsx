export type Addresses = { supportEmail: string; postalAddress: string };

/** Where the team is reached, by e-mail and by post. */
export function AddressList({ supportEmail, postalAddress }: Addresses) {
  return (
    <dl className="reach">
      <dt>E-mail</dt>
      <dd>
        <a href={`mailto:${supportEmail}`}>{supportEmail}</a>
      </dd>
      <dt>Post</dt>
      <dd>{postalAddress}</dd>
    </dl>
  );
}
