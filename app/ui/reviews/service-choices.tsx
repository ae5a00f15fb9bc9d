import { Link } from "react-router";
import { Icon } from "../icon.tsx";
import { REVIEWS } from "./review-href.ts";
import type { Picker } from "./write-review.tsx";

type ServiceChoicesProps = { picker: Picker; chosen?: string; error?: string };

/** The services to choose from, one to be picked. */
export function ServiceChoices({ picker, chosen, error }: ServiceChoicesProps) {
  const { find, choices, page, pages } = picker;
  const pageHref = (to: number) =>
    `${REVIEWS}/new?${new URLSearchParams({ find, page: String(to) })}`;
  return (
    <div
      id="serviceId"
      role="radiogroup"
      aria-labelledby="serviceId-label"
      aria-describedby={error && "serviceId-error"}
      aria-invalid={error ? true : undefined}
    >
      <p className="lab" id="serviceId-label">
        Which service?
      </p>
      {choices.length === 0 && <p className="soft">No services here. Search for it above.</p>}
      {choices.map(({ id, title, proName, booked }) => (
        <label key={id} className="tick">
          <input type="radio" name="serviceId" value={id} defaultChecked={id === chosen} />
          <span>
            <b>{title}</b> <span className="soft">by {proName}</span>{" "}
            {booked && <span className="badge ok">Done for you</span>}
          </span>
        </label>
      ))}
      {pages > 1 && (
        <p className="line spread">
          {page > 1 ? <Link to={pageHref(page - 1)}>Previous services</Link> : <span />}
          <span className="num">
            Page {page} of {pages}
          </span>
          {page < pages ? <Link to={pageHref(page + 1)}>More services</Link> : <span />}
        </p>
      )}
      {error && (
        <p className="err" id="serviceId-error">
          <Icon name="circle-alert" />
          {error}
        </p>
      )}
    </div>
  );
}
