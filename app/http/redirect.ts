import { redirectDocument as toDocument, redirect as toPage } from "react-router";
import type { OwnPath } from "#app/domain/safe-path.ts";

/** React Router's redirect, to pages of ours only: a text that came with a request has to be made safe first (threat 70). */
export const redirect: (to: OwnPath, init?: number | ResponseInit) => Response = toPage;

/** The same for a document of its own, also when a script asks for data. */
export const redirectDocument: (to: OwnPath, init?: number | ResponseInit) => Response = toDocument;
