import type { ComponentProps } from "react";
import { TextField } from "#app/ui/forms/field.tsx";

type SuggestFieldProps = ComponentProps<typeof TextField> & {
  /** The kind of the suggestions: trades and the person's own searches, only trades, or places. */
  suggest: "searches" | "trades" | "places";
  /** The name of the category whose trades alone are suggested. */
  within?: string;
};

/** A field of a search. With JavaScript it suggests while somebody types (app/islands/combobox). */
export function SuggestField({ suggest, within, ...field }: SuggestFieldProps) {
  return (
    <TextField enterKeyHint="search" data-suggest={suggest} data-suggest-in={within} {...field} />
  );
}
