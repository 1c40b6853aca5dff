export type MailAttachment = {
  name: string;
  type: string;
  /** Exact when sent as base64. Of a file sent as lines (7bit, all calendars) each line ends in LF here; `raw` is exact. */
  bytes: Uint8Array;
  /** What the HTML calls it in `cid:`, without angle brackets; '' when the HTML cannot name it. */
  contentId: string;
};

export type MailHeader = { name: string; value: string };

export type Mail = {
  id: string;
  at: Date;
  from: { name: string; address: string };
  /** Everyone the sender named on the wire, blind copies too; not what the To header claims. */
  to: string[];
  subject: string;
  /** '' when the mail has no HTML part. */
  html: string;
  /** '' when the mail has no plain text part. */
  text: string;
  attachments: MailAttachment[];
  headers: MailHeader[];
  /** The bytes as they came over the wire, below the two lines a mail server adds (see stamp-envelope.ts). */
  raw: Buffer;
};
