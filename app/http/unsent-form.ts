import { isSecretField } from "#app/domain/typed-form.ts";
import type { UnsentForm } from "#app/domain/unsent-form.ts";
import { receivePhotoForm } from "#app/photos/receive.ts";

/**
 * What a posted form holds, to be given back to whoever sent it: everything but passwords, codes and files. Null for any
 * other request, and for a body that is no form.
 */
export async function unsentForm(request: Request, action: string): Promise<UnsentForm | null> {
  if (request.method !== "POST") return null;
  let hadFiles = false;
  const received = await receivePhotoForm(request, async () => {
    hadFiles = true;
    return { ok: false, status: 400, error: "" };
  });
  if (!received.ok) return null;
  const fields = received.fields.filter(([name]) => !isSecretField(name));
  return { action, fields, incomplete: hadFiles || fields.length < received.fields.length };
}
