import { ButtonLink } from "#app/ui/button.tsx";
import { Icon } from "#app/ui/pictures/icon.tsx";

/** A public page has an `href`, one of the dashboard a `to`. */
type QuickAction = { name: string; icon: string } & ({ to: string } | { href: string });

/** Links to the most frequent tasks. */
export function QuickActions({ actions }: { actions: readonly QuickAction[] }) {
  return (
    <section className="pt-3" aria-labelledby="quick-actions">
      <h2 id="quick-actions">Quick actions</h2>
      <ul className="flex flex-wrap items-center gap-2 mt-3">
        {actions.map(({ name, icon, ...target }) => (
          <li key={name}>
            <ButtonLink variant="secondary" size="small" {...target}>
              <Icon name={icon} />
              {name}
            </ButtonLink>
          </li>
        ))}
      </ul>
    </section>
  );
}
