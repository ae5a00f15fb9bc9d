/** What every page says first while nothing comes over the line. */
export const lineText = (isOffline: boolean): string =>
  isOffline ? "You are offline." : "Kayap does not answer right now.";
