import { createTransport } from 'nodemailer';
import type { Mail } from './compose-confirmation.ts';

type Address = { readonly name: string; readonly address: string };

/** A mail with an id that stays the same when it has to be sent again, so that a mailbox can tell it is the same. */
export type Letter = Mail & { readonly messageId: string; readonly from: Address; readonly to: Address };

export type PostMail = (letter: Letter) => Promise<void>;

/** Posts mail through an SMTP server. Addresses are objects, never text, so nothing in a name can become a header. */
export function smtpPost(smtpUrl: string): { post: PostMail; close(): void } {
  const transport = createTransport(smtpUrl, { disableFileAccess: true, disableUrlAccess: true });
  return {
    post: async ({ messageId, from, to, subject, html, text }) => {
      await transport.sendMail({ messageId: `<${messageId}@stayfront>`, from, to, subject, html, text });
    },
    close: () => transport.close(),
  };
}
