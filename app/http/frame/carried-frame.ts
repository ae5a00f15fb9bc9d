import type { RouterContextProvider } from "react-router";
import { configContext, framePersonContext } from "#app/context.ts";
import type { CarriedFrame } from "#app/domain/failures/carried-frame.ts";
import { readTheme } from "#app/http/cookies/theme.ts";
import { readView } from "#app/http/cookies/view.ts";
import { ICON_SHEET } from "./icon-sheet.ts";

/** The frame of a page whose session could not be read, made from the request alone. */
export function carriedFrame(
  request: Request,
  context: Readonly<RouterContextProvider>,
): CarriedFrame {
  const { supportEmail, postalAddress } = context.get(configContext);
  const viewer = context.get(framePersonContext);
  return {
    theme: readTheme(request),
    iconSheet: ICON_SHEET,
    supportEmail,
    postalAddress,
    viewer,
    view: readView(request, { role: viewer?.role ?? "customer" }),
  };
}
