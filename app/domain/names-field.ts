/** Whether a message names the field with this label, as “Email is required” does with “E-mail”. */
export const namesField = (message: string, label: string) => plain(message).includes(plain(label));

/** Without what a label adds in brackets, and with one spelling. */
const plain = (text: string) =>
  text
    .replace(/\(.*?\)|-/g, "")
    .trim()
    .toLowerCase();
