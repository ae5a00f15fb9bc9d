import { Failure } from "../failure.tsx";

/** In place of the form, where nobody can book or this person cannot. */
export function BookRefused({ message, back }: { message: string; back: string }) {
  return (
    <main id="main" className="wrap sec">
      <div className="page-d stack">
        <h1>{message}</h1>
        <p className="line">
          <a className="btn" href="/search">
            Browse All Services
          </a>
          <a className="btn alt" href={back}>
            Back to the service
          </a>
        </p>
      </div>
    </main>
  );
}

/** While the free times cannot be read. */
export function BookFailed({ again }: { again: string }) {
  return (
    <main id="main" className="wrap sec">
      <div className="page-d stack">
        <h1>Request a booking</h1>
        <Failure again={again} />
      </div>
    </main>
  );
}
