import { composeConfirmation } from './compose-confirmation.ts';
import { composeGuestNews } from './compose-guest-news.ts';
import type { Mail } from './lay-out-mail.ts';
import type { LetterNews } from './letter.store.ts';
import type { ForMail } from './read-for-mail.ts';

/**
 * A letter to a guest as it would be written now, with the hotel's page in place of the links that open the reservation:
 * who works at the house does not need them. Null for news that are not the guest's affair.
 */
export function writeLetter(read: ForMail, news: LetterNews, page: string): Mail | null {
  const facts = { ...read, link: page, payLink: page, cardLink: page, files: { pdf: page, ics: page } };
  return news.what === 'confirmation'
    ? composeConfirmation(read.texts, facts)
    : composeGuestNews(read.texts, facts, news);
}
