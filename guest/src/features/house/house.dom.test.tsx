import { examplesOf } from '@stayfront/contract/examples/examples-of';
import { afterEach, expect, test, vi } from 'vitest';
import { openScreen } from '../../testing/open-screen.tsx';

const stay = 'checkIn=2027-06-11&checkOut=2027-06-14&nbAdults=2';
const info = examplesOf('getDescriptiveInfo')?.answer as { house: object };

/** Opens a page and goes down to where the house introduces itself. */
async function openHouse(path: string, answers = {}) {
  const { screen } = await openScreen(`${path}?${stay}`, { answers });
  const house = screen.getByRole('region', { name: 'About the house' });
  // Rooms that come meanwhile push it away: a guest goes on down.
  await expect
    .poll(() => {
      document.getElementById('house')?.scrollIntoView();
      return house.query();
    })
    .not.toBeNull();
  await expect.element(house).toBeVisible();
  return { screen, house };
}

afterEach(() => vi.restoreAllMocks());

test.each(['/1001', '/1001/room/double'])('below %s the house tells what guests ask about it', async (path) => {
  const { house } = await openHouse(path);
  await expect.element(house.getByText('Check-in from 15:00 to 22:00')).toBeVisible();
  await expect.element(house.getByText('Check-out until 11:00')).toBeVisible();
  await expect.element(house.getByText('Sauna')).toBeVisible();
  await expect.element(house.getByText('Seestrasse 14, 6004 Lucerne, Switzerland')).toBeVisible();
  await expect.element(house.getByText('Our lowest price is here.')).toBeVisible();
  const titles = house.getByRole('heading', { level: 3 });
  expect(titles.elements().map((title) => title.textContent)).toEqual([
    'Arrival and departure',
    'Why book here directly',
    'Getting here',
    'Parking',
    'Pets',
    'House rules',
  ]);
  const [town, station, airport] = house
    .getByRole('listitem')
    .filter({ hasText: /on foot|by bus|by train/ })
    .elements();
  expect(town?.textContent).toMatch(/^Old town10 min.*on foot.*900 m$/);
  expect(station?.textContent).toMatch(/^Railway station8 min.*by bus.*1\.9 km$/);
  expect(airport?.textContent).toMatch(/^Zurich Airportby train.*64 km$/);
  expect(
    house
      .getByText(/Hunde sind/)
      .element()
      .getAttribute('lang'),
  ).toBe('de');
  expect(house.getByText(/Quiet from|Nobody smokes/).elements()).toHaveLength(2);
});

test('a house that tells nothing still says when its doors open and where it stands', async () => {
  const { house: _, ...rest } = info;
  const { house } = await openHouse('/1001', { getDescriptiveInfo: rest });
  await expect.element(house.getByText('Check-in from 15:00 to 22:00')).toBeVisible();
  const titles = house.getByRole('heading', { level: 3 });
  expect(titles.elements().map((title) => title.textContent)).toEqual(['Arrival and departure', 'Getting here']);
  expect(house.getByRole('list').elements()).toEqual([]);
});

test('on a desk the address is copied, and marked where the browser keeps its clipboard to itself', async () => {
  const { screen, house } = await openHouse('/1001');
  const write = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValueOnce();
  await house.getByRole('button', { name: 'Copy the address' }).click();
  expect(write).toHaveBeenCalledWith('Hotel Seeblick, Seestrasse 14, 6004 Lucerne, Switzerland');
  await expect.element(screen.getByText('The address is copied')).toBeVisible();
  write.mockRejectedValueOnce(new DOMException('No', 'NotAllowedError'));
  await house.getByRole('button', { name: 'Copy the address' }).click();
  await expect.poll(() => String(getSelection())).toBe('Seestrasse 14, 6004 Lucerne, Switzerland');
});

test('on a telephone the address opens its own maps', async () => {
  vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue('Mozilla/5.0 (Linux; Android 15; Pixel 9)');
  const { house } = await openHouse('/1001');
  const link = house.getByRole('link', { name: 'Open in maps' });
  await expect.element(link).toBeVisible();
  expect(link.element().getAttribute('href')).toBe('geo:47.0543,8.3131?q=47.0543,8.3131(Hotel%20Seeblick)');
});
