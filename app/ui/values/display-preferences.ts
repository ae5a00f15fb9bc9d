import { createContext, useContext } from "react";
import type { DisplayPreferences } from "#app/domain/time/time-text.ts";

/** The display preferences of the viewer; null for a visitor. */
export const DisplayPreferencesContext = createContext<DisplayPreferences | null>(null);

export const useDisplayPreferences = () => useContext(DisplayPreferencesContext);
