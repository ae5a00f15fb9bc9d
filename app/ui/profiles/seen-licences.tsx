import {
  lastDayOf,
  licenceName,
  type SeenLicence,
  WHAT_SEEN_MEANS,
} from "#app/domain/licences/licences.ts";
import { paths } from "#app/links.ts";
import { Icon } from "#app/ui/pictures/icon.tsx";
import { Month } from "#app/ui/values/date-time.tsx";

/** What the team has seen of a professional, with what that means; nothing where that is nothing. */
export function SeenLicences({ licences }: { licences: readonly SeenLicence[] }) {
  if (licences.length === 0) return null;
  return (
    <div>
      <ul>
        {licences.map(({ kind, expiresOn }) => (
          <li key={kind}>
            <Icon name="badge-check" /> <b>Licence seen</b>
            {expiresOn !== null && (
              <>
                , valid until <Month at={lastDayOf(expiresOn)} />
              </>
            )}
            <span className="text-soft">: {licenceName(kind)}</span>
          </li>
        ))}
      </ul>
      <p className="text-soft">
        {WHAT_SEEN_MEANS} <a href={`${paths.faq}#safety`}>How to hire safely</a>
      </p>
    </div>
  );
}
