import { useEffect } from "react";

const VIEWS = [
  { view: "customer", name: "Customer" },
  { view: "professional", name: "Professional" },
] as const;

type ViewSwitchProps = { view: "customer" | "professional"; path: string };

/** Customer or Professional: chooses the navigation and the overview, nothing else. */
export function ViewSwitch({ view, path }: ViewSwitchProps) {
  useEffect(() => {
    try {
      localStorage.setItem("userRole", view);
    } catch {
      // A browser that keeps nothing still has the cookie.
    }
  }, [view]);
  return (
    <form method="post" action="/dashboard/view" className="switch">
      <input type="hidden" name="next" value={path} />
      <fieldset className="seg">
        <legend className="vh">View as</legend>
        {VIEWS.map(({ view: other, name }) => (
          <button key={other} name="view" value={other} aria-pressed={other === view}>
            {other === "professional" ? (
              <>
                Pro<span className="rest">fessional</span>
              </>
            ) : (
              name
            )}
          </button>
        ))}
      </fieldset>
    </form>
  );
}
