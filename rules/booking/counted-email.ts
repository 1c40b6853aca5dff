import { tidyEmail } from './same-email.ts';

/**
 * The mailbox behind an e-mail address, for counting alone: what follows a plus is the owner's own addition everywhere,
 * and Google's mailboxes are the same with and without dots. Two guests who are counted as one are only asked sooner.
 */
export function countedEmail(email: string): string {
  const tidy = tidyEmail(email);
  const at = tidy.lastIndexOf('@');
  const domain = tidy.slice(at + 1).replace(/^googlemail\.com$/, 'gmail.com');
  const name = tidy.slice(0, at).replace(/(?<=.)\+.*$/, '');
  return `${domain === 'gmail.com' ? name.replaceAll('.', '') : name}@${domain}`;
}
