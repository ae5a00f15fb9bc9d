import { createContext, useContext } from "react";
import type { Role } from "#app/domain/accounts/role.ts";

/** Who looks at the page, as far as its frame and its calls to action show it. */
export type Viewer = {
  id: string;
  firstName: string;
  role: Role;
  /** The id of the profile picture. */
  pictureId: string | null;
  /** Up to 100. */
  unreadMessages: number;
};

/** The signed-in person; null for a visitor, so that a document for visitors holds nothing about anybody (threat 71). */
export const ViewerContext = createContext<Viewer | null>(null);

export const useViewer = () => useContext(ViewerContext);

/** Whether the account offers services, whichever view of the dashboard is open. */
export const useIsProfessional = () => useViewer()?.role === "professional";
