import { paths } from "#app/links.ts";
import { TextButton } from "#app/ui/button.tsx";
import { AccountField } from "#app/ui/forms/account-field.tsx";
import { Segmented } from "#app/ui/forms/segmented.tsx";
import { Icon } from "#app/ui/pictures/icon.tsx";
import { useLessData } from "#app/ui/pictures/photo-loading.ts";

const THEMES = [
  { value: "light", name: "Light", icon: "sun" },
  { value: "dark", name: "Dark", icon: "moon" },
  { value: "system", name: "System", icon: "monitor" },
];

/** Light, dark or the theme of the device, and less data or all photos. `path` is the page to come back to. */
export function DisplayChoice({ theme, path }: { theme: string; path: string }) {
  const lessData = useLessData();
  return (
    <form method="post" action={paths.theme} data-theme-form="">
      <AccountField />
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
              {!lessData && <Icon name={icon} />}
              {name}
            </>
          ),
        }))}
      />
      <TextButton
        className="block"
        formAction={paths.lessData}
        name="lessData"
        value={lessData ? "off" : "on"}
      >
        {lessData ? "Show all photos" : "Use less data"}
      </TextButton>
    </form>
  );
}
