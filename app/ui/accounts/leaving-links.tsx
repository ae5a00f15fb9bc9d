import { paths } from "#app/links.ts";

/** What somebody may still do with an account they do not go on with (threat 72). */
export function LeavingLinks({ deletes = true }: { deletes?: boolean }) {
  return (
    <ul>
      <li>
        <a className="inline-flex min-h-11 items-center" href={paths.dataSettings}>
          Download my data
        </a>
      </li>
      {deletes && (
        <li>
          <a className="inline-flex min-h-11 items-center" href={paths.deleteAccount}>
            Delete my account
          </a>
        </li>
      )}
    </ul>
  );
}
