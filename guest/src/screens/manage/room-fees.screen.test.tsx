import { exampleReservation } from '@stayfront/contract/examples/example-reservation';
import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { all, find } from '../../testing/by-role.ts';
import { showScreen } from '../../testing/show-screen.tsx';
import { textOf } from '../../testing/text-of.ts';

const [example] = exampleReservation.roomStays;
const page = `/${exampleReservation.hotelId}/reservation/${exampleReservation.reservationId}?t=token`;
const ends = ['2027-05-12T17:00:00.000Z', '2027-06-04T17:00:00.000Z', '2027-06-10T17:00:00.000Z'] as const;
const stepsWith = (fees: readonly string[]) => [
  { until: ends[0], amount: 0, fee: null },
  { until: ends[1], amount: 12_280, fee: fees[0] },
  { until: ends[2], amount: 30_700, fee: fees[1] },
  { until: null, amount: 61_400, fee: fees[2] },
];
const shares = ['20% of the price of the stay', '50% of the price of the stay', 'the whole price of the stay'];
const open = (roomStays: readonly object[], language: 'en' | 'de' | 'ar' = 'en') =>
  showScreen(page, { answers: { getReservation: { ...exampleReservation, roomStays } }, language });
const room = (changes: object) => ({ ...example, ...changes });
/** What is read of each step. */
const read = async (name: string): Promise<string[]> =>
  all('listitem', undefined, await find('list', name)).map((item) => textOf(item).replace(/[\u200e\u200f]/g, ''));

test('a room whose fees come in steps shows each with its instant and amount', async () => {
  await open([room({ cancellationSteps: stepsWith(shares) })]);
  expect(await read('Cancellation conditions')).toEqual([
    'Until 12 May at 19:00Cancel free of charge.',
    'Until 4 June at 19:00£122.80 · 20% of the price of the stay',
    'Until 10 June at 19:00£307.00 · 50% of the price of the stay',
    'After that£614.00 · the whole price of the stay',
  ]);
});

test('a German reads them in German', async () => {
  const german = ['20 % des Preises', '50 % des Preises', 'der volle Preis'];
  await open([room({ cancellationSteps: stepsWith(german) })], 'de');
  expect(await read('Stornierungsbedingungen')).toEqual([
    'Bis 12. Mai um 19:00 UhrKostenlos stornieren.',
    'Bis 4. Juni um 19:00 Uhr122,80 £ · 20 % des Preises',
    'Bis 10. Juni um 19:00 Uhr307,00 £ · 50 % des Preises',
    'Danach614,00 £ · der volle Preis',
  ]);
});

test('who reads Arabic reads them in Arabic, from right to left', async () => {
  const arabic = ['20% من سعر الإقامة', '50% من سعر الإقامة', 'سعر الإقامة كاملًا'];
  await open([room({ cancellationSteps: stepsWith(arabic), noShowFee: { amount: 61_400, fee: arabic[2] } })], 'ar');
  const steps = await read('شروط الإلغاء');
  expect(document.documentElement.dir).toBe('rtl');
  expect(steps).toHaveLength(5);
  expect(steps[1]).toMatch(/^حتى 4 يونيو.*122\.80.*20% من سعر الإقامة$/);
  expect(steps[4]).toMatch(/^إذا لم تصل.*614\.00.*سعر الإقامة كاملًا$/);
});

test('what not arriving costs is said last, where it costs something of its own', async () => {
  const cancellationSteps = [{ until: null, amount: 30_700, fee: shares[1] }];
  await open([room({ cancellationSteps, noShowFee: { amount: 61_400, fee: shares[2] } })]);
  expect(await read('Cancellation conditions')).toEqual([
    'From now on£307.00 · 50% of the price of the stay',
    'If you do not arrive£614.00 · the whole price of the stay',
  ]);
});

test('an amount that no single fee explains stands alone', async () => {
  const cancellationSteps = [
    { until: ends[1], amount: 9_900, fee: null },
    { until: null, amount: 61_400, fee: shares[2] },
  ];
  await open([room({ cancellationSteps })]);
  expect((await read('Cancellation conditions'))[0]).toBe('Until 4 June at 19:00£99.00');
});

test('a room with one fee has its badge and no list, and so has one of which an older server tells', async () => {
  await open([room({}), room({ roomStayIndex: 1, cancellationSteps: undefined, noShowFee: undefined })]);
  await waitFor(() => expect(screen.getAllByText(/Free cancellation until 8 June/)).toHaveLength(2));
  expect(all('list', 'Cancellation conditions')).toEqual([]);
});

test('a cancelled room says what was kept, and no steps', async () => {
  const cancellationSteps = stepsWith(shares);
  await open([room({}), room({ roomStayIndex: 1, status: 'cancel', cancellationFee: 12_280, cancellationSteps })]);
  await screen.findByText(/The hotel keeps £122\.80/);
  expect(all('list', 'Cancellation conditions')).toEqual([]);
});
