import { RefusedCall } from '@stayfront/contract/call';
import { searchExamples } from '@stayfront/contract/examples/search-examples';
import { problemOf } from '@stayfront/contract/problem';
import { beforeEach, expect, test } from 'vitest';
import { resetSession } from '../../app/flow/reset-session.ts';
import { all, find, get } from '../../testing/by-role.ts';
import { showScreen } from '../../testing/show-screen.tsx';
import { textOf } from '../../testing/text-of.ts';

const link = '/1001/bundle/399/GoogleHotelAds01/lake-weekend';

beforeEach(() => resetSession(1001));

test('D05 a bundle lists its rooms with their total, and proceeds to the contact form', async () => {
  const { user, address } = await showScreen(link);
  await find('heading', 'Your bundle');
  expect(all('article')).toHaveLength(1);
  expect(textOf(get('main'))).toContain('Total: €560.54');
  await user.click(get('button', 'Proceed to checkout'));
  await find('heading', 'Who is staying?');
  expect(address()).toBe('/1001/checkout/guest-info');
  expect(textOf(get('complementary', 'Your stay'))).toContain('Due at the hotel');
});

test('D05 a bundle whose prices are not there yet is asked for until they are', async () => {
  let asked = 0;
  await showScreen(link, {
    answers: {
      getBundleData: () => {
        asked += 1;
        if (asked <= 6) throw new RefusedCall(problemOf({ refused: 'server.busy' }));
        return searchExamples.getBundleData.answer;
      },
    },
  });
  await find('heading', 'Your bundle');
  expect(asked).toBe(7);
});
