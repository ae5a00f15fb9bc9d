import { createContext, useContext } from "react";
import type { Reader } from "#app/domain/time.ts";

/** How the person before the page reads times; null for everybody who never chose. */
export const ReaderContext = createContext<Reader | null>(null);

/** The same, for what writes a time. */
export const useReader = () => useContext(ReaderContext);
