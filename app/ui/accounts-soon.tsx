import { Cloth } from "./cloth.tsx";

/** What Login and Sign Up lead to until accounts open. */
export function AccountsSoon({ title }: { title: string }) {
  return (
    <main id="main" className="wrap sec">
      <div className="page-d stack">
        <Cloth categoryId="real-estate-property" icon="key-round" className="big" />
        <h1>{title}</h1>
        <p>
          Accounts are not open yet. You can already search, compare prices, read reviews and share
          what you find. Messages, bookings and saved services come with the accounts.
        </p>
        <a className="btn" href="/search">
          Search for Services
        </a>
      </div>
    </main>
  );
}
