import { Notice } from "./notice.tsx";

/** Why a service was not saved, on a page of its own. */
export function SaveRefused({ message }: { message: string }) {
  return (
    <main id="main" className="wrap sec">
      <div className="page-d stack">
        <h1 className="small">This was not saved</h1>
        <Notice tone="bad">{message}</Notice>
        <div className="line">
          <a className="btn" href="/search">
            Browse All Services
          </a>
          <a className="btn alt" href="/dashboard/saved">
            Saved Services
          </a>
        </div>
      </div>
    </main>
  );
}
