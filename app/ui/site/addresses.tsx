export type Addresses = { supportEmail: string; postalAddress: string };

/** The e-mail and postal address of the team. */
export function AddressList({ supportEmail, postalAddress }: Addresses) {
  return (
    <dl className="grid grid-cols-[auto_1fr] gap-x-4 gap-y-1.5">
      <dt className="font-bold">E-mail</dt>
      <dd className="min-w-0">
        <a href={`mailto:${supportEmail}`}>{supportEmail}</a>
      </dd>
      <dt className="font-bold">Address</dt>
      <dd className="min-w-0">{postalAddress}</dd>
    </dl>
  );
}
