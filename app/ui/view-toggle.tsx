import { Icon } from "./icon.tsx";

const VIEWS = [
  { view: "grid", name: "Grid", icon: "layout-grid", side: "pair-l" },
  { view: "list", name: "List", icon: "list", side: "pair-r" },
] as const;

type ViewToggleProps = { view: "grid" | "list"; hrefOf: (view: "grid" | "list") => string };

/** Grid or list, as two links. On a phone both are the same rows, so it is only on wide screens. */
export function ViewToggle({ view, hrefOf }: ViewToggleProps) {
  return (
    <span className="only-w view">
      {VIEWS.map(({ view: other, name, icon, side }) => (
        <a
          key={other}
          className={`btn s sq alt ${side}`}
          aria-current={other === view ? "true" : undefined}
          href={hrefOf(other)}
        >
          <Icon name={icon} />
          <span className="vh">{name}</span>
        </a>
      ))}
    </span>
  );
}
