import { hotelExamples } from '@stayfront/contract/examples/hotel-examples';
import type { DescriptiveInfo, HotelConfig } from '@stayfront/contract/hotel';
import { Toasts } from '@stayfront/ui/parts/toasts.tsx';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { VisitContext, type Visit } from '../../app/flow/visit.tsx';
import { HotelContext } from '../../app/page/hotel-context.ts';
import { all, get } from '../../testing/by-role.ts';
import { showPart } from '../../testing/show-part.tsx';
import { showScreen } from '../../testing/show-screen.tsx';
import { textOf } from '../../testing/text-of.ts';
import House from './house.tsx';

const stay = 'checkIn=2027-06-11&checkOut=2027-06-14&nbAdults=2';
const example = hotelExamples.getDescriptiveInfo.answer as DescriptiveInfo;
const config = hotelExamples.getConfig.answer as HotelConfig;

/** Shows what the house tells. The pages fetch it when a guest comes near: house-below.screen.test.tsx. */
async function showHouse(info = example) {
  const { user } = await showPart(
    <VisitContext value={{ language: 'en' } as Visit}>
      <HotelContext value={{ hotelId: 1001, config, info }}>
        <Toasts>
          <House />
        </Toasts>
      </HotelContext>
    </VisitContext>,
  );
  return { user, house: get('region', 'About the house') };
}
const titlesOf = (house: HTMLElement): string[] =>
  all('heading', undefined, house)
    .filter(({ tagName }) => tagName === 'H3')
    .map(textOf);

test.each(['/1001', '/1001/room/double'])('below %s there is a place for the house', async (path) => {
  await showScreen(`${path}?${stay}`);
  await waitFor(() => expect(get('main').querySelectorAll('#house')).toHaveLength(1));
});

test('the house tells what guests ask about it', async () => {
  const { house } = await showHouse();
  for (const words of [
    'Check-in from 15:00 to 22:00',
    'Check-out until 11:00',
    'Sauna',
    'Seestrasse 14, 6004 Lucerne, Switzerland',
    'Our lowest price is here.',
  ])
    within(house).getByText(words);
  expect(titlesOf(house)).toEqual([
    'Arrival and departure',
    'Why book here directly',
    'Getting here',
    'Parking',
    'Pets',
    'House rules',
  ]);
  const ways = all('listitem', undefined, house).map(textOf);
  expect(ways.filter((way) => /on foot|by bus|by train/.test(way))).toEqual([
    expect.stringMatching(/^Old town10 min.*on foot.*900 m$/),
    expect.stringMatching(/^Railway station8 min.*by bus.*1\.9 km$/),
    expect.stringMatching(/^Zurich Airportby train.*64 km$/),
  ]);
  expect(
    within(house)
      .getByText(/Hunde sind/)
      .getAttribute('lang'),
  ).toBe('de');
  expect(within(house).getAllByText(/Quiet from|Nobody smokes/)).toHaveLength(2);
});

test('a house that tells nothing still says when its doors open and where it stands', async () => {
  const { house: _, ...info } = example;
  const { house } = await showHouse(info);
  within(house).getByText('Check-in from 15:00 to 22:00');
  expect(titlesOf(house)).toEqual(['Arrival and departure', 'Getting here']);
  expect(all('list', undefined, house)).toEqual([]);
});

test('on a desk the address is copied, and marked where the browser keeps its clipboard to itself', async () => {
  const { user, house } = await showHouse();
  const copy = get('button', 'Copy the address', house);
  await user.click(copy);
  await screen.findByText('The address is copied');
  expect(await navigator.clipboard.readText()).toBe('Hotel Seeblick, Seestrasse 14, 6004 Lucerne, Switzerland');
  vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValueOnce(new DOMException('No', 'NotAllowedError'));
  await user.click(copy);
  await waitFor(() => expect(String(getSelection())).toBe('Seestrasse 14, 6004 Lucerne, Switzerland'));
});

test('on a telephone the address opens its own maps', async () => {
  vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue('Mozilla/5.0 (Linux; Android 15; Pixel 9)');
  const { house } = await showHouse();
  expect(get('link', 'Open in maps', house).getAttribute('href')).toBe(
    'geo:47.0543,8.3131?q=47.0543,8.3131(Hotel%20Seeblick)',
  );
});
