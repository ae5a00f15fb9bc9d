import { paths } from "#app/links.ts";
import { Icon } from "./icon.tsx";
import { Segmented } from "./segmented.tsx";

const THEMES = [
  { value: "light", name: "Light", icon: "sun" },
  { value: "dark", name: "Dark", icon: "moon" },
  { value: "system", name: "System", icon: "monitor" },
];

/** Light, dark or the theme of the device. `path` is the page to come back to without JavaScript. */
export function ThemeChoice({ theme, path }: { theme: string; path: string }) {
  return (
    <form method="post" action={paths.theme} data-theme-form>
      <input type="hidden" name="next" value={path} />
      <Segmented
        legend="Theme"
        name="theme"
        surface="deep"
        pressed={theme}
        choices={THEMES.map(({ value, name, icon }) => ({
          value,
          label: (
            <>
              <Icon name={icon} />
              {name}
            </>
          ),
        }))}
      />
    </form>
  );
}
