import { hotelExamples } from '@stayfront/contract/examples/hotel-examples';
import { searchExamples } from '@stayfront/contract/examples/search-examples';
import { waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { resetSession } from '../../app/flow/reset-session.ts';
import { all, find, get } from '../../testing/by-role.ts';
import { showScreen } from '../../testing/show-screen.tsx';
import { textOf } from '../../testing/text-of.ts';

const { answer } = searchExamples.getPackagesAvailabilities;
// On other dates, in a calendar that only a browser draws quickly: packages-screen.dom.test.tsx.
const opened = () =>
  showScreen('/1001/packages?checkIn=2027-06-11&checkOut=2027-06-14&nbAdults=2&nbChildren=1', {
    answers: {
      getPackagesAvailabilities: ({ query }: { query: object }) => ({ ...answer, ...query }),
    },
  });
type Opened = Awaited<ReturnType<typeof opened>>;
const lastAsked = ({ calls }: Opened) =>
  calls.findLast(({ operationId }) => operationId === 'getPackagesAvailabilities')?.query;
/** Where the browser has no sizes, its window still says how wide it is: phones have sheets instead of panels. */
const widen = (width: number, height: number) => {
  const { happyDOM } = globalThis as unknown as { happyDOM: { setViewport(size: object): void } };
  happyDOM.setViewport({ width, height });
};

beforeEach(() => resetSession(1001));
afterEach(() => widen(1024, 768));

describe.each([
  { where: 'at a desk', width: 1280, height: 900 },
  { where: 'on a phone', width: 390, height: 844 },
])('the special offers $where', ({ width, height }) => {
  beforeEach(() => widen(width, height));

  test('are asked for with other guests in place; only adults are counted', async () => {
    const opening = await opened();
    const { user, address } = opening;
    await user.click(await find('button', 'Guests 2 adults'));
    const panel = await find('dialog', 'Who is coming?');
    expect(textOf(panel)).toContain('Adults');
    expect(textOf(panel)).not.toContain('Children');
    await user.click(get('button', 'Fewer: Adults', panel));
    await user.click(get('button', 'Apply', panel));
    await find('button', 'Guests 1 adult');
    await waitFor(() => expect(lastAsked(opening)).toMatchObject({ checkIn: '2027-06-11', nbAdults: 1 }));
    expect(address()).toContain('nbAdults=1&nbChildren=1');
  });
});

test('a house without special offers has nothing to choose dates for', async () => {
  await showScreen('/1001/packages', {
    answers: { getConfig: { ...hotelExamples.getConfig.answer, hasPackages: false } },
  });
  await find('link', 'See all rooms');
  expect(all('button', /^Arrival/)).toEqual([]);
});
