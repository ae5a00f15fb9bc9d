/** Whether a message names the field with this label, as “Email is required” does with “E-mail”. */
export function namesField(message: string, label: string): boolean {
  return plain(message).includes(plain(label));
}

/** Without what a label adds in brackets, and with one spelling. */
function plain(text: string): string {
  return text
    .replace(/\(.*?\)/g, "")
    .replaceAll("-", "")
    .trim()
    .toLowerCase();
}
