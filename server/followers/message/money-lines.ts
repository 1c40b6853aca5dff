import type { CurrencyCode } from '@stayfront/rules/currency/currencies';
import type { Line } from '../summary/line.ts';
import type { News } from '../../booking/reservation/news.ts';
import type { Texts } from '../../platform/texts/texts-for.ts';
import { writeAmount } from '../../platform/texts/write-amount.ts';

/** How much came, went back, is kept or is asked for. Nothing for other news. */
export function moneyLines({ i18n, language }: Texts, news: News, hotelCurrency: CurrencyCode): Line[] {
  const amount = ({ amount: { minor, currency } }: Extract<News, { amount: unknown }>): string =>
    writeAmount(language, minor, currency);
  const line = (label: string, minor = 0): Line[] =>
    minor > 0 ? [[label, writeAmount(language, minor, hotelCurrency)]] : [];
  switch (news.what) {
    case 'changed':
      return [
        ...line(i18n._('Fee for the change'), news.fee),
        ...line(i18n._('Paid'), news.paid),
        ...line(i18n._('Refund'), news.refund),
      ];
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
    case 'rest-soon':
    case 'rest-due':
    case 'rest-unpaid':
      return [[i18n._('To be paid'), amount(news)]];
    default:
      return [];
  }
}
