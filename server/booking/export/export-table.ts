import type { ListedReservation } from '@stayfront/contract/desk/listing';
import { decimalsOf, type CurrencyCode } from '@stayfront/rules/currency/currencies';
import { wallTimeAt } from '@stayfront/rules/stay/hotel-clock';
import type { Cell, Column } from '../../platform/table/table.ts';
import type { Texts } from '../../platform/texts/texts-for.ts';
import { exportWords } from './export-words.ts';

type Of = { readonly currency: CurrencyCode; readonly timeZone: string; readonly tellsContact: boolean };
type Field = Column & { of(line: ListedReservation): Cell };

/** The columns of the list in a spreadsheet. Who only reads has none for how to reach the guest. */
export function exportTable(texts: Texts, { currency, timeZone, tellsContact }: Of): readonly Field[] {
  const { i18n } = texts;
  const { states, sources, money } = exportWords(texts);
  const amount = { decimals: decimalsOf(currency) };
  const field = (title: string, kind: Column['kind'], width: number, of: Field['of']): Field => ({
    title,
    kind,
    width,
    of,
  });
  return [
    field(i18n._('Reference'), 'text', 18, (line) => line.reservationId),
    field(i18n._('Guest'), 'text', 26, (line) => line.guestName),
    field(i18n._('Status'), 'text', 16, (line) => states[line.state]),
    field(i18n._('Arrival'), 'day', 12, (line) => line.arrival),
    field(i18n._('Departure'), 'day', 12, (line) => line.departure),
    field(i18n._('Nights'), 'number', 8, (line) => line.nights),
    field(i18n._('Adults'), 'number', 8, (line) => line.adults),
    field(i18n._('Children'), 'number', 8, (line) => line.children),
    field(i18n._('Infants'), 'number', 8, (line) => line.infants),
    field(i18n._('Rooms'), 'text', 30, ({ rooms }) => rooms.map((room) => room.roomName).join(', ')),
    field(i18n._('Rates'), 'text', 24, ({ rooms }) => rooms.map((room) => room.ratePlanName).join(', ')),
    field(i18n._('Total'), amount, 12, (line) => line.total),
    field(i18n._('Open'), amount, 12, (line) =>
      line.money.kind === 'too-much' ? -line.money.amount : line.money.amount,
    ),
    field(i18n._('Currency'), 'text', 10, () => currency),
    field(i18n._('Payment'), 'text', 18, (line) => money[line.money.kind]),
    field(i18n._('Source'), 'text', 16, (line) => sources[line.source]),
    field(i18n._('Booked on'), 'time', 17, (line) => timeAt(timeZone, line.bookedAt)),
    ...(tellsContact
      ? [
          field(i18n._('E-mail'), 'text', 30, (line) => line.email ?? null),
          field(i18n._('Telephone'), 'text', 18, (line) => line.phone ?? null),
        ]
      : []),
  ];
}

/** On the clock of the house. */
function timeAt(timeZone: string, at: string): string {
  const { date, hour, minute } = wallTimeAt(timeZone, Date.parse(at));
  const two = (part: number): string => String(part).padStart(2, '0');
  return `${date} ${two(hour)}:${two(minute)}`;
}
