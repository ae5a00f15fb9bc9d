import type { RouterContextProvider } from "react-router";
import { configContext, userContext } from "#app/context.ts";
import { canonicalAddress } from "#app/domain/canonical.ts";
import { documentAddress } from "./document-address.ts";
import { ICON_SHEET } from "./icon-sheet.ts";
import { readNotice } from "./notice.ts";
import { referringPath } from "./return-to.ts";
import { readTheme } from "./theme.ts";

/** What the frame of every page needs, from the request alone: it works without the database. */
export function frameData(request: Request, url: URL, context: Readonly<RouterContextProvider>) {
  const address = documentAddress(url);
  const { appOrigin, supportEmail, postalAddress } = context.get(configContext);
  const user = context.get(userContext);
  return {
    theme: readTheme(request),
    origin: appOrigin,
    canonical: address && canonicalAddress(address),
    supportEmail,
    postalAddress,
    back: referringPath(request),
    signedIn: user !== null,
    reader: user?.displayPreferences ?? null,
    emailFails: user?.emailFails ?? false,
    notice: readNotice(request),
    /** For pages without their own icons: even an error page has icons. */
    iconSheet: ICON_SHEET,
  };
}
