import type { ReactNode } from "react";
import { Link } from "react-router";
import { Icon } from "../icon.tsx";

export type Figure = {
  name: string;
  icon: string;
  to: string;
  /** Null when it could not be read. */
  value: ReactNode;
};

/** The four figures of an overview, each a link to what it counts, or to another try where it could not be read. */
export function FigureCards({ figures }: { figures: readonly Figure[] }) {
  return (
    <ul className="stats">
      {figures.map(({ name, icon, to, value }) => (
        <li key={name} className="figure">
          {value === null ? (
            <a href="/dashboard">
              <b className="lost">Could not load. Try again</b>
              <FigureName icon={icon} name={name} />
            </a>
          ) : (
            <Link to={to}>
              <b>{value}</b>
              <FigureName icon={icon} name={name} />
            </Link>
          )}
        </li>
      ))}
    </ul>
  );
}

function FigureName({ icon, name }: { icon: string; name: string }) {
  return (
    <span>
      <Icon name={icon} />
      {name}
    </span>
  );
}
