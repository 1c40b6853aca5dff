import type { DescriptiveInfo } from '@stayfront/contract/hotel';
import type { Reservation } from '@stayfront/contract/reservation';
import { stayAmounts } from '@stayfront/rules/invoice/stay-amounts';
import { fullName } from '@stayfront/rules/language/guest-name';
import { percentIn } from '@stayfront/rules/language/percent-in';
import { cardName } from '@stayfront/rules/payment/card-name';
import { todayAt } from '@stayfront/rules/stay/hotel-clock';
import { addDays } from '@stayfront/rules/stay/stay-date';
import { stayNames, type StayNames } from '../../booking/invoice/stay-names.ts';
import type { StoredReservation } from '../../booking/reservation/stored-reservation.ts';
import type { Movement } from '../../payment/list-movements.ts';
import type { StoredRoomStay } from '../../platform/db/stored-values.ts';
import type { Texts } from '../../platform/texts/texts-for.ts';
import { isolate } from '../../platform/texts/isolate.ts';
import { writeAmount } from '../../platform/texts/write-amount.ts';
import { writeDay } from '../../platform/texts/write-day.ts';
import type { Hotel } from '../../property/hotel/hotel.ts';
import { vatRatesOf } from '../../property/hotel/vat-rates.ts';
import { withVatRates } from '../../selling/tax/describe-vat.ts';
import { houseOf, paperOf, type Paper, type PaperTable } from '../document/papers.ts';
import { stayLines } from '../summary/stay-lines.ts';

type Row = PaperTable['rows'][number];
type Told = {
  readonly hotel: Hotel;
  readonly info: DescriptiveInfo;
  readonly stored: StoredReservation;
  readonly reservation: Reservation;
  readonly movements: readonly Movement[];
};

/** The account of a stay: what each night and everything else comes to, what came and went back, and what is open. */
export function statementPaper(texts: Texts, { hotel, info, stored, reservation, movements }: Told): Paper {
  const { i18n, language } = texts;
  const { hotelCurrency: currency } = stored;
  const { timeZone } = hotel.document;
  const write = (minor: number): string => writeAmount(language, minor, currency);
  const names = stayNames(hotel, texts);
  const rooms = stored.roomStays.map((stay) => roomOf(hotel, texts, names, stay, write));
  const charged = rooms.reduce((sum, { total }) => sum + total, 0);
  const moved = movements.reduce((sum, { amount }) => sum + amount, 0);
  const guest = fullName(language, reservation.guestInfo);
  return {
    ...paperOf(texts, houseOf(info)),
    title: i18n._('Statement of account'),
    facts: [...(guest === '' ? [] : [[i18n._('Guest'), guest] as const]), ...stayLines(texts, info, reservation)],
    tables: [
      ...rooms.filter(({ rows }) => rows.length > 1).map(({ rows }) => ({ rows })),
      {
        rows: [
          { cells: [i18n._('Total'), write(charged)], isStrong: true },
          ...reservation.vat.map(({ percentage, hotelAmount }): Row => ({
            cells: [
              percentage === null
                ? i18n._('VAT, included')
                : i18n._('VAT {percent}, included', { percent: percentIn(language, percentage) }),
              write(hotelAmount),
            ],
          })),
          ...movements.map(({ at, amount, card, isGiven }): Row => ({
            cells: [
              [
                isGiven ? i18n._('Discount') : amount < 0 ? i18n._('Payment sent back') : i18n._('Payment received'),
                writeDay(language, todayAt(timeZone, at), 'long'),
                isolatedCard(texts, card),
              ]
                .filter((part) => part !== null)
                .join(' · '),
              write(-amount),
            ],
          })),
          { cells: [i18n._('To be paid'), write(charged - moved)], isStrong: true },
        ],
      },
    ],
  };
}

const isolatedCard = (texts: Texts, card: Movement['card']): string | null => {
  const name = cardName(card);
  return name === null ? null : isolate(texts, name);
};

/** A room night by night, with all that an invoice of it would have. */
function roomOf(
  { document }: Hotel,
  texts: Texts,
  names: StayNames,
  stay: StoredRoomStay,
  write: (minor: number) => string,
): { readonly rows: readonly Row[]; readonly total: number } {
  const { i18n, language } = texts;
  const { quote, roomStayIndex: place, status } = stay;
  const sold = { ...stay, services: withVatRates(document, stay.services) };
  const amounts = stayAmounts(sold, vatRatesOf(document));
  const number = place + 1;
  const title =
    status === 'cancel' ? i18n._('Room {number}, cancelled', { number }) : i18n._('Room {number}', { number });
  const rows = amounts.flatMap((amount): Row[] => {
    if (amount.kind !== 'room') return [{ cells: [names.amount(amount), write(amount.gross)] }];
    return quote.nightPrices.flatMap((price, night): Row[] => {
      const discount = quote.nightDiscounts[night] ?? 0;
      return [
        { cells: [writeDay(language, addDays(quote.arrival, night)), write(price)] },
        ...(discount > 0 ? [{ cells: [i18n._('Discount'), write(-discount)] }] : []),
      ];
    });
  });
  return {
    rows: [{ cells: [`${title} · ${isolate(texts, names.room(quote))}`, ''], isStrong: true }, ...rows],
    total: amounts.reduce((sum, { gross }) => sum + gross, 0),
  };
}
