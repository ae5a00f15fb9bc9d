/** Explains the star of the required fields, once above a form. */
export function RequiredNote() {
  return (
    <p className="text-sm text-soft">
      Fields with <span className="font-bold text-danger">*</span> are required.
    </p>
  );
}
