import PostalMime, { type Attachment, type Email } from 'postal-mime';
import type { Mail, MailAttachment } from './mail.ts';
import { ENVELOPE_TO } from './stamp-envelope.ts';

/** Reads one kept mail; `raw` begins with the lines of `stampEnvelope`. */
export async function readMail(id: string, at: Date, raw: Buffer): Promise<Mail> {
  const email = await PostalMime.parse(raw, { rfc822Attachments: true });
  return {
    id,
    at,
    from: senderOf(email),
    to: bracketed(firstHeader(email, ENVELOPE_TO)),
    subject: email.subject ?? '',
    html: withoutLastBreak(email.html ?? ''),
    text: withoutLastBreak(email.text ?? ''),
    attachments: email.attachments.map(readAttachment),
    headers: email.headers.map(({ originalKey, value }) => ({ name: originalKey, value })),
    raw,
  };
}

function senderOf(email: Email): Mail['from'] {
  if (email.from?.address !== undefined) return { name: email.from.name, address: email.from.address };
  return { name: '', address: bracketed(firstHeader(email, 'Return-Path'))[0] ?? '' };
}

/** The break before a boundary belongs to the boundary (RFC 2046, 5.1.1); postal-mime gives it to the part. */
function withoutLastBreak(part: string): string {
  return part.replace(/\n$/, '');
}

function readAttachment(attachment: Attachment, position: number): MailAttachment {
  const { content } = attachment;
  return {
    name: attachment.filename ?? `attachment-${position + 1}`,
    type: attachment.mimeType,
    bytes: typeof content === 'string' ? Buffer.from(content) : new Uint8Array(content),
    contentId: attachment.contentId?.replace(/^<|>$/g, '') ?? '',
  };
}

/** The first, because a sender may write these headers too and ours are on top. */
function firstHeader(email: Email, name: string): string {
  return email.headers.find((header) => header.key === name.toLowerCase())?.value ?? '';
}

function bracketed(value: string): string[] {
  return [...value.matchAll(/<([^<>]*)>/g)].map((match) => match[1] ?? '');
}
