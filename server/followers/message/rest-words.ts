import type { Money } from '@stayfront/rules/money';
import { cardName } from '@stayfront/rules/payment/card-name';
import type { StayDate } from '@stayfront/rules/stay/stay-date';
import type { News } from '../../booking/reservation/news.ts';
import { isolate } from '../../platform/texts/isolate.ts';
import type { Texts } from '../../platform/texts/texts-for.ts';
import { writeAmount } from '../../platform/texts/write-amount.ts';
import { writeDay } from '../../platform/texts/write-day.ts';
import type { GuestMail } from './compose-confirmation.ts';

type RestNews = Extract<News, { what: 'rest-soon' | 'rest-due' }>;
type Named = { readonly name: string; readonly hotel: string };

/** What a guest is told about the rest of the price: that it is taken on a day, or where to pay it until when. */
export function restWords(texts: Texts, { reservation }: GuestMail, news: RestNews, named: Named): string[] {
  const { i18n, language } = texts;
  const amount = writeMoney(texts, news.amount);
  if (news.what === 'rest-soon') {
    const day = writeDay(language, news.dueOn);
    const card = cardName(reservation.restCard ?? null);
    if (!news.isTaken || card === null) return [payWords(texts, { ...named, amount, day })];
    return [
      i18n._('Dear {name}, on {day} we take the rest of your booking at {hotel}, {amount}, from your card {card}.', {
        name: named.name,
        hotel: named.hotel,
        amount,
        day,
        card: isolate(texts, card),
      }),
    ];
  }
  const day = writeDay(language, news.lastDay);
  return [
    news.isRefused
      ? i18n._(
          'Dear {name}, the rest of your booking at {hotel}, {amount}, could not be taken from your card. Please pay it online by {day}.',
          { name: named.name, hotel: named.hotel, amount, day },
        )
      : payWords(texts, { ...named, amount, day }),
    ...(news.isCancelled ? [i18n._('Otherwise the booking is cancelled by its conditions.')] : []),
  ];
}

/** Until when the house wants to be paid. */
export const dueWords = ({ i18n, language }: Texts, dueOn: StayDate): string =>
  i18n._('Please pay by {day}.', { day: writeDay(language, dueOn) });

/** Why a booking was cancelled that nobody has cancelled. */
export const unpaidWords = ({ i18n }: Texts): string => i18n._('The rest of the price was not paid in time.');

const payWords = ({ i18n }: Texts, values: Named & { readonly amount: string; readonly day: string }): string =>
  i18n._('Dear {name}, please pay the rest of your booking at {hotel}, {amount}, online by {day}.', values);

const writeMoney = ({ language }: Texts, { minor, currency }: Money): string => writeAmount(language, minor, currency);
