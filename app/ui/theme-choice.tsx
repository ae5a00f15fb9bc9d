import { Icon } from "./icon.tsx";

const THEMES = [
  { value: "light", name: "Light", icon: "sun" },
  { value: "dark", name: "Dark", icon: "moon" },
  { value: "system", name: "System", icon: "monitor" },
];

/** Light, dark or as the device has it. `path` is where a change without JavaScript comes back to. */
export function ThemeChoice({ theme, path }: { theme: string; path: string }) {
  return (
    <form method="post" action="/theme" data-theme-form>
      <input type="hidden" name="next" value={path} />
      <fieldset className="seg">
        <legend className="vh">Theme</legend>
        {THEMES.map(({ value, name, icon }) => (
          <button key={value} name="theme" value={value} aria-pressed={theme === value}>
            <Icon name={icon} />
            {name}
          </button>
        ))}
      </fieldset>
    </form>
  );
}
