/** How somebody can object to a measure: at the link of its appeal, or by e-mail where none could be made. */
export type Complaint = { appealUrl: string | null; supportEmail: string };

/** The last paragraph of the e-mail of a measure, and its button. */
export function complaintParts({ appealUrl, supportEmail }: Complaint) {
  if (appealUrl === null) {
    return { paragraph: `If you think this is wrong, write to ${supportEmail}.`, action: {} };
  }
  return {
    paragraph:
      "If you think this is wrong, you can appeal once, within 30 days. Somebody else of our team reads it and answers by e-mail. You need no password for it.",
    action: { action: { label: "Appeal", url: appealUrl } },
  };
}
