export const SIGN_IN_TO_SAVE = "Please log in to save services";

/** Why a path needs a sign-in, as a sentence (specification A, section 6); null where none is needed. */
export function signInReason(path: string | null): string | null {
  const [pathname = "", query = ""] = (path ?? "").split("?");
  if (startsConversation(pathname, new URLSearchParams(query))) {
    return "Please log in to contact professionals";
  }
  if (pathname === "/dashboard/services/new") return "You must be logged in to create a service";
  // After a Save button that was pressed in an ended session; also the links of pages from before it was a form.
  if (pathname.startsWith("/service/") && new URLSearchParams(query).has("save")) {
    return SIGN_IN_TO_SAVE;
  }
  return null;
}

/** `/dashboard/messages/new` is the address of earlier pages, which redirects. */
function startsConversation(pathname: string, query: URLSearchParams): boolean {
  if (pathname === "/dashboard/messages/new") return true;
  return pathname === "/dashboard/messages" && (query.has("with") || query.has("service"));
}
