import { createTransport } from 'nodemailer';
import type { Mail } from './lay-out-mail.ts';

type Address = { readonly name: string; readonly address: string };

/** A file that comes with a mail. */
export type Enclosure = { readonly name: string; readonly type: string; readonly content: Buffer };

/** A mail with an id that stays the same when it has to be sent again, so that a mailbox can tell it is the same. */
type SentMail = Mail & {
  readonly messageId: string;
  readonly from: Address;
  readonly to: Address;
  /** Who gets the answer, if not the sender. */
  readonly replyTo?: Address;
  readonly enclosures?: readonly Enclosure[];
  /** Where a mail program asks that no more such mails come, when its own button for that is tapped (RFC 8058). */
  readonly unsubscribeBy?: string;
};

export type PostMail = (mail: SentMail) => Promise<void>;

/** Posts mail through an SMTP server. Addresses are objects, never text, so nothing in a name can become a header. */
export function smtpPost(smtpUrl: string): { post: PostMail; close(): void } {
  const transport = createTransport(smtpUrl, { disableFileAccess: true, disableUrlAccess: true });
  return {
    post: async ({ messageId, from, to, replyTo, subject, html, text, enclosures = [], unsubscribeBy }) => {
      const answered = replyTo ? { replyTo } : {};
      const attachments = enclosures.map(({ name, type, content }) => ({
        filename: name,
        contentType: type,
        content,
        encoding: 'base64',
      }));
      const list =
        unsubscribeBy === undefined
          ? {}
          : {
              list: { unsubscribe: unsubscribeBy },
              headers: { 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' },
            };
      const mail = { from, to, ...answered, ...list, subject, html, text, attachments };
      try {
        await transport.sendMail({ messageId: `<${messageId}@stayfront>`, ...mail });
      } catch (error) {
        throw withoutAddress(error);
      }
    },
    close: () => transport.close(),
  };
}

/** Mail servers name whom they turn away. What is thrown here stands in the queue and in the log, and must not. */
function withoutAddress(error: unknown): Error {
  const { code, responseCode, command } = error as { code?: string; responseCode?: number; command?: string };
  return new Error(['The mail was not taken', code, command, responseCode].filter(Boolean).join(', '));
}
