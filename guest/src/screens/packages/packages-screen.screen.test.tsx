import { hotelExamples } from '@stayfront/contract/examples/hotel-examples';
import { searchExamples } from '@stayfront/contract/examples/search-examples';
import { RefusedCall } from '@stayfront/contract/call';
import { problemOf } from '@stayfront/contract/problem';
import { screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, test } from 'vitest';
import { resetSession } from '../../app/flow/reset-session.ts';
import { all, find, get } from '../../testing/by-role.ts';
import { exampleHotel, stayInJune } from '../../testing/example-hotel.ts';
import { showScreen } from '../../testing/show-screen.tsx';
import { textOf } from '../../testing/text-of.ts';

const { answer } = searchExamples.getPackagesAvailabilities;
const [sauna] = answer.packages;
if (!sauna) throw new Error('The example has no package');
const midweek = {
  ...sauna,
  hotelPackageId: 'midweek',
  name: 'Midweek on the Water',
  showAmongResults: false,
  conditions: { ...sauna.conditions, arrivalRestriction: [0, 1, 2] },
  problem: 'arrival-weekday',
  lowestPrice: null,
  availabilities: [],
};
const getPackagesAvailabilities = { ...answer, packages: [sauna, midweek] };
const answers = { ...exampleHotel, getPackagesAvailabilities };

beforeEach(() => resetSession(1001));

test('C07 a package that fits stands second among the rooms with its price, and a link leads to the others', async () => {
  const { user, address } = await showScreen(`/1001?${stayInJune}`, { answers });
  const card = await find('article', 'Lake and Sauna Escape');
  expect(textOf(card)).toMatch(/from .*€184\.73 per night/);
  expect(all('article')[1]).toBe(card);
  expect(all('article', 'Midweek on the Water')).toEqual([]);
  await user.click(get('link', 'See special offers'));
  await waitFor(() => expect(address()).toBe(`/1001/packages?${stayInJune}`));
});

test('C07 a house without packages says nothing of them', async () => {
  const getConfig = { ...hotelExamples.getConfig.answer, hasPackages: false };
  const { calls } = await showScreen(`/1001?${stayInJune}`, { answers: { ...exampleHotel, getConfig } });
  await screen.findByText('All results loaded');
  expect(all('link', /special offers|all packages/)).toEqual([]);
  expect(calls.map(({ operationId }) => operationId)).not.toContain('getPackagesAvailabilities');
});

test('C07 its page of packages says that there is none', async () => {
  const getConfig = { ...hotelExamples.getConfig.answer, hasPackages: false };
  await showScreen('/1001/packages', { answers: { ...exampleHotel, getConfig } });
  expect(await find('heading', 'No special offers at the moment')).toBeTruthy();
});

test('D04 the list has every public package, says of one that does not fit what would, and leads to each', async () => {
  const { user, address } = await showScreen(`/1001/packages?${stayInJune}`, { answers });
  const card = await find('article', 'Lake and Sauna Escape');
  await waitFor(() => expect(document.title).toBe('Hotel Seeblick · All Packages'));
  expect(all('article')).toHaveLength(2);
  expect(textOf(get('article', 'Midweek on the Water'))).toContain(
    'Arrivals on these days only: Sunday, Monday, Tuesday.',
  );
  await user.click(get('link', /See package/, card));
  await waitFor(() => expect(address()).toBe(`/1001/package/lake-and-sauna?${stayInJune}`));
  await waitFor(() => expect(document.title).toBe('Hotel Seeblick · Package'));
});

describe('D04 one package', () => {
  const page = `/1001/package/lake-and-sauna?${stayInJune}`;

  test('D04 shows its rooms at their prices; children are asked for as everywhere', async () => {
    const { user, calls } = await showScreen(`${page}&nbChildren=1`, { answers });
    const room = await find('article');
    expect(textOf(room)).toContain('€554.20');
    expect(textOf(get('main'))).toContain('1 child');
    await user.click(get('button', /^Guests/));
    const guests = await find('dialog', 'Who is coming?');
    await user.click(get('button', 'Fewer: Adults', guests));
    await user.click(get('button', 'More: Children', guests));
    await user.click(get('button', 'Apply', guests));
    await waitFor(() => expect(textOf(get('main'))).toContain('3 nights · 1 adult, 2 children'));
    const asked = calls.filter(({ operationId }) => operationId === 'getPackagesAvailabilities');
    expect(asked[0]?.query).toMatchObject({ nbAdults: 2, nbChildren: 1 });
    expect(asked.at(-1)?.query).toMatchObject({ nbAdults: 1, nbChildren: 2 });
  });

  test('D04 says what it includes on its card, its page and in the summary of the stay', async () => {
    const { user } = await showScreen(`/1001/packages?${stayInJune}`, { answers });
    const card = await find('article', 'Lake and Sauna Escape');
    expect(textOf(card)).toContain('Lakeside sauna');
    await user.click(get('link', /See package/, card));
    await find('heading', 'Included');
    expect(textOf(get('list', undefined, get('region', 'Included')))).toMatch(/Lakeside sauna.*2 × per person/);
    await user.click(await find('button', /^Book/, await find('article')));
    await find('heading', 'Who is staying?');
    expect(textOf(get('complementary', 'Your stay'))).toMatch(/Lakeside sauna.*2 × per person.*Included/);
  });

  test.each([
    ['adults-only', {}, 'For adults only.'],
    ['too-few-adults', { minAdults: 3 }, 'For 3 adults or more.'],
    ['too-many-children', { maxChildren: 1 }, 'For up to 1 child.'],
    ['out-of-period', {}, 'Not offered on all of these nights.'],
    ['sold-out', {}, 'This offer is fully booked on these dates.'],
  ])('D04 that cannot be had says why: %s', async (problem, conditions, words) => {
    const pack = {
      ...sauna,
      problem,
      conditions: { ...sauna.conditions, ...conditions },
      lowestPrice: null,
      availabilities: [],
    };
    await showScreen(page, { answers: { ...answers, getPackagesAvailabilities: { ...answer, packages: [pack] } } });
    await find('heading', 'No rooms available for these dates');
    expect(textOf(get('main'))).toContain(words);
  });

  test('D04 E03 the way back from the contact form leads to the package that was booked', async () => {
    const { user, address } = await showScreen(page, { answers });
    await user.click(await find('button', /^Book/, await find('article')));
    await find('heading', 'Who is staying?');
    expect(address()).toBe('/1001/checkout/guest-info');
    await user.click(get('link', /^Package/));
    await find('heading', 'Lake and Sauna Escape');
    expect(address()).toContain('/1001/package/lake-and-sauna?checkIn=2027-06-11');
  });

  test('D04 unknown: leads home without a word', async () => {
    const { address } = await showScreen('/1001/package/no-such-package', {
      answers: {
        ...answers,
        getPackagesAvailabilities: () => {
          throw new RefusedCall(problemOf({ refused: 'package.unknown' }));
        },
      },
    });
    await find('article', 'Twin Room');
    expect(address()).toBe('/1001');
    expect(all('alertdialog')).toEqual([]);
  });
});

test.each(['/1001/package/lake-and-sauna', '/1001/packages'])(
  'B07 an old link to %s is told that its dates are past, and stays at the offer',
  async (offer) => {
    const { user, address } = await showScreen(`${offer}?checkIn=2020-01-01&checkOut=2020-01-03`, { answers });
    const warning = await find('alertdialog');
    expect(textOf(warning)).toContain('Your check-in date is in the past. Please, select a valid date');
    await user.click(get('button', 'OK', warning));
    await waitFor(() => expect(address()).toContain(`${offer}?checkIn=2027-05-20`));
  },
);
