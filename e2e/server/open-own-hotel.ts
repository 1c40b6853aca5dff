import { addDays } from '@stayfront/rules/stay/stay-date';
import { hotelToday } from '../steps/coming-stay.ts';
import { hotelCommand } from './hotel-command.ts';
import { importHotel } from './import-hotel.ts';

/** Asks the hotel's management API with its key. */
export type OwnHotel = {
  manage<Answer>(method: 'GET' | 'PUT' | 'DELETE', what: string, body?: object): Promise<Answer>;
};

/** A hotel of a journey's own, with one room at one rate that can be booked for 200 days, and a key to manage it. */
export async function openOwnHotel(baseURL: string, hotelId: number, changes: object = {}): Promise<OwnHotel> {
  await importHotel(hotelId, changes);
  const key = await hotelCommand('key', String(hotelId), 'journey');
  const manage = async <Answer>(method: string, what: string, body?: object): Promise<Answer> => {
    const answer = await fetch(`${baseURL}/api/hotels/${hotelId}/manage/${what}`, {
      method,
      headers: {
        authorization: `Bearer ${key}`,
        ...(body ? { 'content-type': 'application/json' } : {}),
      },
      ...(body ? { body: JSON.stringify(body) } : {}),
    });
    if (!answer.ok) throw new Error(`${what}: ${answer.status} ${await answer.text()}`);
    return (await answer.json()) as Answer;
  };
  const days = { from: hotelToday(), to: addDays(hotelToday(), 200) };
  const [room, ratePlan] = ['panorama', 'pay-at-hotel'];
  await manage('PUT', 'calendar', {
    stock: [{ room, ...days, total: 50 }],
    rates: [{ room, ratePlan, ...days, byAdults: [18_000, 21_050] }],
  });
  return { manage };
}
