import { createContext, useContext } from "react";

/** When the page was made, in UTC milliseconds; null where its data could not be read. */
export const PageTimeContext = createContext<number | null>(null);

export const usePageTime = () => useContext(PageTimeContext);
