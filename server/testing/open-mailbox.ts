import { startMailbox, type Mailbox } from '@stayfront/sandbox/mail/start-mailbox';
import { onTestFinished } from 'vitest';
import { smtpPost } from '../followers/message/post-mail.ts';

/** A mail server and the way to it, for one test; both are closed when it is done. */
export async function openMailbox(): Promise<Mailbox & ReturnType<typeof smtpPost>> {
  const mailbox = await startMailbox();
  const smtp = smtpPost(mailbox.smtpUrl);
  onTestFinished(async () => {
    smtp.close();
    await mailbox.stop();
  });
  return { ...mailbox, ...smtp };
}
