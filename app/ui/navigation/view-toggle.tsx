import { cx } from "class-variance-authority";
import { ButtonLink } from "#app/ui/button.tsx";
import { Icon } from "#app/ui/pictures/icon.tsx";

const VIEWS = [
  { view: "grid", name: "Grid", icon: "layout-grid", corners: "rounded-r-none" },
  { view: "list", name: "List", icon: "list", corners: "rounded-l-none border-l-0" },
] as const;

type ViewToggleProps = { view: "grid" | "list"; hrefOf: (view: "grid" | "list") => string };

/** Grid or list, as two links. */
export function ViewToggle({ view, hrefOf }: ViewToggleProps) {
  return (
    <span className="inline-flex">
      {VIEWS.map(({ view: other, name, icon, corners }) => (
        <ButtonLink
          key={other}
          variant="secondary"
          size="smallSquare"
          className={cx(corners, "fills-when-chosen")}
          aria-current={other === view ? "true" : undefined}
          href={hrefOf(other)}
        >
          <Icon name={icon} />
          <span className="sr-only">{name}</span>
        </ButtonLink>
      ))}
    </span>
  );
}
