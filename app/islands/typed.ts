/** Whether something is typed on this page. */
export function isTyped(): boolean {
  const fields = document.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>(
    "input,textarea",
  );
  return [...fields].some(({ value, defaultValue }) => value !== defaultValue);
}
