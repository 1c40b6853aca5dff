import { addDays } from '@stayfront/rules/stay/stay-date';
import { freshHotelId } from '../../server/fresh-hotel-id.ts';
import { openReception, receptionToday, turnTheDay } from '../../server/open-reception.ts';
import { bookRoomsByApi } from '../../steps/book-rooms-by-api.ts';
import { enterDesk } from '../../steps/enter-desk.ts';
import { newGuest } from '../../steps/fill-details.ts';
import { openPage } from '../../steps/open-page.ts';
import { calm, expect, test } from '../../stayfront.ts';

test.use(calm);

const hotelId = freshHotelId(2163);
/** Doors of each kind, in parts that one booking may have. */
const parts = [
  ['double', 4],
  ['double', 4],
  ['double', 2],
  ['twin', 4],
  ['twin', 1],
  ['family', 3],
  ['suite', 2],
] as const;

test('K05 a day on which all twenty rooms change guests prints on one page, everybody on it', async ({ page, api }) => {
  await openReception(hotelId);
  await turnTheDay(hotelId);
  const today = receptionToday();
  const day = addDays(today, 1);
  const names: string[] = [];
  for (const stay of [
    { arrival: today, departure: day },
    { arrival: day, departure: addDays(day, 2) },
  ])
    for (const [roomId, count] of parts) {
      const surname = `Featherstonehaugh-${names.length + 1}`;
      names.push(surname);
      const ratePlanIds = Array.from({ length: count }, () => 'pay-at-hotel');
      const named = { givenName: 'Wilhelmina', surname };
      await bookRoomsByApi(api, { hotelId, stay, email: newGuest().email, ratePlanIds, roomId, named });
    }
  await enterDesk(page, { hotelId, email: 'mara@hotel.example', role: 'manager' });
  await openPage(page, `/${hotelId}/desk?day=${day}`);
  await expect(page.getByRole('checkbox', { includeHidden: true })).toHaveCount(40);
  const pdf = (await page.pdf({ format: 'A4' })).toString('latin1');
  expect(pdf.match(/\/Type\s*\/Page\b/g)).toHaveLength(1);
  await page.emulateMedia({ media: 'print' });
  for (const name of names) await expect(page.getByText(name).first()).toBeVisible();
});
