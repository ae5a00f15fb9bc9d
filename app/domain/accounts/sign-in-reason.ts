/** Why a path needs a sign-in, as a sentence (specification A, section 6); null where none is needed. */
export function signInReason(path: string | null): string | null {
  const [pathname = "", query = ""] = (path ?? "").split("?");
  if (pathname === "/dashboard/messages/new") return "Please log in to contact professionals";
  if (pathname === "/dashboard/services/new") return "You must be logged in to create a service";
  if (pathname.startsWith("/service/") && new URLSearchParams(query).has("save")) {
    return "Please log in to save services";
  }
  return null;
}
