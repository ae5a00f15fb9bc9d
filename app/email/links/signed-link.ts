import { z } from "zod";
import { isToken } from "#app/auth/one-time-token.ts";
import { isSameToken } from "#app/auth/same-token.ts";
import { idSchema } from "#app/domain/id.ts";

const linkSchema = z.object({ of: idSchema, token: z.string().refine(isToken) });

/** What the link of an e-mail is of, and its token, which is the one of `tokenOf`; null unless we made it. */
export function readSignedLink(
  search: URLSearchParams,
  tokenOf: (id: string) => string,
): z.output<typeof linkSchema> | null {
  const link = linkSchema.safeParse(Object.fromEntries(search)).data;
  return link && isSameToken(link.token, tokenOf(link.of)) ? link : null;
}
