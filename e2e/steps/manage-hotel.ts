import type { APIRequestContext } from '@playwright/test';
import type { Transport } from '@stayfront/contract/call';
import { getDescriptiveInfo } from '@stayfront/contract/hotel';
import { addDays } from '@stayfront/rules/stay/stay-date';
import { hotelCommand } from '../server/hotel-command.ts';
import { importHotel } from '../server/import-hotel.ts';
import { expect } from '../stayfront.ts';
import { hotelToday } from './coming-stay.ts';

/** A hotel of a journey's own, which it changes as the hotel's own systems do: by key, over the management API. */
export type ManagedHotel = { readonly hotelId: number; readonly key: string };
type Document = Record<string, unknown> & { readonly config: object };

const days = { from: hotelToday(), to: addDays(hotelToday(), 60) };
const calendar = {
  stock: ['panorama', 'attic'].map((room) => ({ room, ...days, total: 50 })),
  rates: ['panorama', 'attic'].flatMap((room, place) =>
    ['pay-at-hotel', 'paid-now'].map((ratePlan) => ({ room, ratePlan, ...days, byAdults: [20_000 - 5_000 * place] })),
  ),
};

/** Two rooms at two rates, one of them paid in advance, and an offer: something for every field of the config to change. */
export async function openManagedHotel(request: APIRequestContext, hotelId: number): Promise<ManagedHotel> {
  await importHotel(hotelId, {});
  const hotel = { hotelId, key: await hotelCommand('key', String(hotelId), 'journey') };
  const { rooms, ratePlans } = (await readDocument(request, hotel)) as unknown as Record<string, object[]>;
  const [room, plan] = [rooms?.[0], ratePlans?.[0]];
  await putDocument(request, hotel, {
    rooms: [
      { ...room, popularity: 9 },
      { ...room, id: 'attic', name: { en: 'Attic Room' }, popularity: 1 },
    ],
    ratePlans: [plan, { ...plan, id: 'paid-now', code: 'NOW', name: { en: 'Paid now' }, guarantee: 'PrePay' }],
    packages: [
      {
        id: 'snow',
        name: { en: 'Snow week' },
        description: { en: 'Seven days of snow.' },
        pictures: ['logo'],
        ratePlan: 'pay-at-hotel',
        isPublic: true,
        isAmongResults: false,
        conditions: {
          minAdvanceDays: null,
          maxAdvanceDays: null,
          minNights: null,
          maxNights: null,
          arrivalWeekdays: null,
        },
      },
    ],
  });
  const put = await request.put(`/api/hotels/${hotelId}/manage/calendar`, { headers: withKey(hotel), data: calendar });
  expect(put.status(), await put.text()).toBe(200);
  return hotel;
}

/** Changes the hotel, and waits until its pages know. */
export async function changeHotel(
  { request, api }: { request: APIRequestContext; api: Transport },
  hotel: ManagedHotel,
  changes: Record<string, unknown>,
  config: object = {},
): Promise<void> {
  const mark = `Said at ${performance.timeOrigin + performance.now()}`;
  const document = await readDocument(request, hotel);
  await putDocument(request, hotel, { tagline: { en: mark }, ...changes, config: { ...document.config, ...config } });
  const { hotelId } = hotel;
  await expect
    .poll(
      async () =>
        (await api(getDescriptiveInfo, { params: { hotelId }, query: { lang: 'en' }, body: undefined })).tagline,
    )
    .toBe(mark);
}

const withKey = ({ key }: ManagedHotel) => ({ authorization: `Bearer ${key}` });

async function readDocument(request: APIRequestContext, hotel: ManagedHotel): Promise<Document> {
  const answer = await request.get(`/api/hotels/${hotel.hotelId}/manage/document`, { headers: withKey(hotel) });
  return ((await answer.json()) as { document: Document }).document;
}

async function putDocument(request: APIRequestContext, hotel: ManagedHotel, changes: object): Promise<void> {
  const data = { ...(await readDocument(request, hotel)), ...changes };
  const put = await request.put(`/api/hotels/${hotel.hotelId}/manage/document`, { headers: withKey(hotel), data });
  expect(put.status(), await put.text()).toBe(200);
}
