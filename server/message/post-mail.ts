import { createTransport } from 'nodemailer';
import type { Mail } from './lay-out-letter.ts';

type Address = { readonly name: string; readonly address: string };

/** A mail with an id that stays the same when it has to be sent again, so that a mailbox can tell it is the same. */
type Letter = Mail & {
  readonly messageId: string;
  readonly from: Address;
  readonly to: Address;
  /** Who gets the answer, if not the sender. */
  readonly replyTo?: Address;
};

export type PostMail = (letter: Letter) => Promise<void>;

/** Posts mail through an SMTP server. Addresses are objects, never text, so nothing in a name can become a header. */
export function smtpPost(smtpUrl: string): { post: PostMail; close(): void } {
  const transport = createTransport(smtpUrl, { disableFileAccess: true, disableUrlAccess: true });
  return {
    post: async ({ messageId, from, to, replyTo, subject, html, text }) => {
      const answered = replyTo ? { replyTo } : {};
      await transport.sendMail({ messageId: `<${messageId}@stayfront>`, from, to, ...answered, subject, html, text });
    },
    close: () => transport.close(),
  };
}
