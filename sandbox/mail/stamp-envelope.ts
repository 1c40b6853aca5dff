export type Envelope = { from: string; to: string[] };

/** The header that keeps the recipients of the wire; `readMail` reads it back. */
export const ENVELOPE_TO = 'X-Envelope-To';

/**
 * Puts the envelope on top of a mail, as a mail server does on final delivery. Blind copies are nowhere else in the
 * message, and a kept .eml file would forget them.
 */
export function stampEnvelope(envelope: Envelope, message: Buffer): Buffer {
  const to = envelope.to.map((address) => `<${address}>`).join(',\r\n ');
  return Buffer.concat([Buffer.from(`Return-Path: <${envelope.from}>\r\n${ENVELOPE_TO}: ${to}\r\n`), message]);
}
