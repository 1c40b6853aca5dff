import type { Line } from './lay-out-letter.ts';
import type { News } from './news.ts';
import type { Voice } from './speak.ts';
import { writeAmount } from './write-amount.ts';

/** How much came, went back or is asked for. Nothing for other news. */
export function moneyLines({ i18n, language }: Voice, news: News): Line[] {
  const amount = ({ amount: { minor, currency } }: Extract<News, { amount: unknown }>): string =>
    writeAmount(language, minor, currency);
  switch (news.what) {
    case 'paid':
      return [
        [i18n._('Payment number'), news.intentId],
        [i18n._('Paid'), amount(news)],
      ];
    case 'refunded':
      return [
        [i18n._('Refund number'), news.refundId],
        [i18n._('Refund'), amount(news)],
      ];
    case 'payment-link':
      return [[i18n._('To be paid'), amount(news)]];
    default:
      return [];
  }
}
