/** What a request carries that only fills a form again. */
export const TYPED_MARK = "Typed-Before";

/**
 * Whether a form is only filled again (decision 24). Whoever reads a form then gives back what was typed without a word
 * about it; what writes all the same finds the database away. A request that claims it by itself only refuses itself.
 */
export function isTypedBefore(request: Pick<Request, "headers">): boolean {
  return request.headers.has(TYPED_MARK);
}
