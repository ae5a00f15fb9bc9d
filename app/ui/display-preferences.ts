import { createContext, useContext } from "react";
import type { DisplayPreferences } from "#app/domain/time.ts";

/** How the person before the page reads times and numbers; null for a visitor. */
export const DisplayPreferencesContext = createContext<DisplayPreferences | null>(null);

/** The same, for what writes one. */
export const useDisplayPreferences = () => useContext(DisplayPreferencesContext);
