import { redirectDocument as toDocument, redirect as toPage } from "react-router";
import type { OwnPath } from "#app/domain/paths/safe-path.ts";

/** React Router's redirect, to our own pages only: a path from a request has to go through `safePath` first (threat 70). */
export const redirect: (to: OwnPath, init?: number | ResponseInit) => Response = toPage;

/** The same as a navigation of the whole document, also when a script requests data. */
export const redirectDocument: (to: OwnPath, init?: number | ResponseInit) => Response = toDocument;
