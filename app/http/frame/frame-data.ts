import type { RouterContextProvider } from "react-router";
import { clockContext, configContext, framePersonContext, userContext } from "#app/context.ts";
import { canonicalAddress } from "#app/domain/paths/canonical.ts";
import { readLessData } from "#app/http/cookies/less-data.ts";
import { readNotice } from "#app/http/cookies/notice.ts";
import { readTheme } from "#app/http/cookies/theme.ts";
import { documentAddress } from "#app/http/documents/document-address.ts";
import { referringPath } from "#app/http/return-to.ts";
import { paths } from "#app/links.ts";
import { ICON_SHEET } from "./icon-sheet.ts";
import { signInNext } from "./sign-in-next.ts";

/** What the frame of every page needs, from the request and its session; nothing is read from the database. */
export function frameData(
  request: Request,
  url: URL,
  context: Readonly<RouterContextProvider>,
  unreadMessages: number,
) {
  const address = documentAddress(url) ?? (url.pathname === paths.contact ? paths.contact : null);
  const { appOrigin, supportEmail, postalAddress, banner } = context.get(configContext);
  const user = context.get(userContext);
  const person = user ?? context.get(framePersonContext);
  return {
    theme: readTheme(request),
    lessData: readLessData(request),
    origin: appOrigin,
    canonical: address && canonicalAddress(address),
    supportEmail,
    postalAddress,
    banner,
    back: referringPath(request),
    signInNext: signInNext(url),
    viewer: person && {
      id: person.id,
      firstName: person.firstName,
      role: person.role,
      pictureId: user?.pictureId ?? null,
      unreadMessages,
    },
    reader: user?.displayPreferences ?? null,
    emailFails: user?.emailFails ?? false,
    notice: readNotice(request),
    /** When the page is made, UTC milliseconds. */
    now: context.get(clockContext)(),
    /** For pages without their own icons: even an error page has icons. */
    iconSheet: ICON_SHEET,
  };
}
