import { createContext, useContext } from "react";

/**
 * When the photos of others load. With less data: when they are tapped, on pages of plain documents, and never on those
 * of the dashboard, where drawings and initials take their place.
 */
export type PhotoLoading = "at once" | "when tapped" | "never";

export const PhotoLoadingContext = createContext<PhotoLoading>("at once");

export const usePhotoLoading = () => useContext(PhotoLoadingContext);

/** Whether the page is made with less data, so that decorations are left out too. */
export const useLessData = () => usePhotoLoading() !== "at once";
