import { createContext, useContext } from "react";
import type { Reader } from "#app/domain/time.ts";

/** How the person before the page reads times and numbers; null for a visitor. */
export const ReaderContext = createContext<Reader | null>(null);

/** The same, for what writes one. */
export const useReader = () => useContext(ReaderContext);
