import { cx } from "class-variance-authority";
import { type ComponentPropsWithRef, useState } from "react";
import { buttonClass } from "#app/ui/button.tsx";
import { Icon } from "#app/ui/pictures/icon.tsx";
import { useHydrated } from "#app/ui/use-hydrated.ts";
import { Input, labelClass } from "./field.tsx";

type FilePickerProps = Omit<ComponentPropsWithRef<"input">, "className"> & {
  id: string;
  /** What its button says. */
  action: string;
  /** What can be dropped on it: "a photo". */
  thing: string;
};

/**
 * A button that chooses files, and a place to drop them. With JavaScript the browser's own control lies over all of it
 * unseen, so that it keeps its keyboard, its focus and its drop; without, it is shown.
 */
export function FilePicker({ action, thing, ...input }: FilePickerProps) {
  const hydrated = useHydrated();
  const [isOver, setOver] = useState(false);
  return (
    <div
      className={cx(
        hydrated &&
          "relative flex flex-wrap items-center gap-x-3 gap-y-1 rounded-control border-2 border-dashed border-control p-3 outline-focus has-focus-visible:outline-3 has-focus-visible:outline-offset-2",
        isOver && "bg-sunken",
      )}
    >
      <label
        className={
          hydrated ? buttonClass({ variant: "secondary", size: "small", wraps: true }) : labelClass
        }
        htmlFor={input.id}
      >
        {hydrated && <Icon name="upload" />}
        {action}
      </label>
      {hydrated && (
        <span className="text-sm text-soft max-phone:hidden" aria-hidden="true">
          or drop {thing} here
        </span>
      )}
      <Input
        variant="file"
        className={hydrated ? "absolute inset-0 size-full cursor-pointer opacity-0" : undefined}
        type="file"
        {...input}
        onDragEnter={() => setOver(true)}
        onDragLeave={() => setOver(false)}
        onDrop={() => setOver(false)}
      />
    </div>
  );
}
