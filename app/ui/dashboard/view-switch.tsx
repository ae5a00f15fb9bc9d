import type { Role } from "#app/domain/accounts/role.ts";
import { paths } from "#app/links.ts";
import { AccountField } from "#app/ui/forms/account-field.tsx";
import { Segmented } from "#app/ui/forms/segmented.tsx";

const VIEWS = [
  { view: "customer", name: "Customer" },
  { view: "professional", name: "Professional" },
] as const;

type ViewSwitchProps = { view: Role; path: string };

/** Customer or Professional: chooses the navigation and the overview, nothing else. The cookie remembers it. */
export function ViewSwitch({ view, path }: ViewSwitchProps) {
  return (
    <form method="post" action={paths.view}>
      <AccountField />
      <input type="hidden" name="next" value={path} />
      <Segmented
        legend="View as"
        name="view"
        surface="bar"
        pressed={view}
        choices={VIEWS.map(({ view: value, name }) => ({
          value,
          label:
            value === "professional" ? (
              <span>
                Pro<span className="max-sm:hidden">fessional</span>
              </span>
            ) : (
              name
            ),
        }))}
      />
    </form>
  );
}
