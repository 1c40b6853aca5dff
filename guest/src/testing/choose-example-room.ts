import { getRoomsAvailabilities, stayInJune } from './example-hotel.ts';
import { find, get } from './by-role.ts';
import type { Answers, Call } from './example-transport.ts';
import { showScreen } from './show-screen.tsx';
import { exampleHotel } from './example-hotel.ts';

/** Opens the rooms and books the twin room, to be paid at the hotel; it has no services, so the contact form follows. */
export async function chooseExampleRoom(answers: Answers = {}) {
  const shown = await showScreen(`/1001?${stayInJune}`, {
    answers: {
      ...exampleHotel,
      getRoomsAvailabilities: (call: Call) => {
        const found = getRoomsAvailabilities(call);
        const availabilities = found.availabilities.map((room) => ({
          ...room,
          products: room.products.map((product) => ({ ...product, hasServices: false })),
        }));
        return { ...found, availabilities };
      },
      ...answers,
    },
  });
  const card = await find('article', 'Twin Room');
  await shown.user.click(get('button', /^Details & Book/, card));
  await shown.user.click(await find('button', 'Book Pay at hotel', card));
  await find('heading', 'Who is staying?');
  return shown;
}
