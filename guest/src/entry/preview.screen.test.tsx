import { hotelExamples } from '@stayfront/contract/examples/hotel-examples';
import type { DraftMessage } from '@stayfront/contract/house-preview';
import { Picture } from '@stayfront/ui/parts/picture.tsx';
import { QueryObserver } from '@tanstack/react-query';
import { waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, test } from 'vitest';
import { bookingStore } from '../app/flow/booking-store.ts';
import { previewBase } from '../app/flow/preview-base.ts';
import { writeCookie } from '../app/flow/write-cookie.ts';
import { followDesk } from '../app/page/preview.ts';
import { makeQueryClient } from '../app/page/query-client.ts';
import { get } from '../testing/by-role.ts';
import { showPart } from '../testing/show-part.tsx';

describe('in a browser a preview', () => {
  beforeEach(() => {
    const { pathname } = location;
    history.replaceState(null, '', '/preview/1001');
    return () => history.replaceState(null, '', pathname);
  });

  test('keeps nothing where the hotel’s own pages would find it', () => {
    expect(previewBase()).toBe('/preview');
    const store = bookingStore(1077);
    store.write(store.read());
    expect(Object.keys(localStorage).filter((name) => name.includes('1077'))).toEqual([
      'stayfront-booking-1077/preview',
    ]);
    writeCookie('probe', 'x', 60);
    expect(document.cookie).toContain('probe=x');
    history.replaceState(null, '', '/1001');
    expect(document.cookie).not.toContain('probe=x');
    expect(previewBase()).toBe('');
  });

  test('K23 asks anew for all it shows when the desk says that the draft has changed, and nobody else is heard', async () => {
    const queryClient = makeQueryClient(false);
    const theme = { ...hotelExamples.getConfig.answer.theme, colorBtnBg: '#123456' };
    queryClient.setQueryData(['config', 1001], { ...hotelExamples.getConfig.answer, theme });
    queryClient.setQueryData(['descriptive-info', 1001, 'en'], {});
    followDesk(queryClient);
    const isStale = () => queryClient.getQueryState(['descriptive-info', 1001, 'en'])?.isInvalidated;
    const say = (data: unknown, from: { origin: string; source: Window }) =>
      dispatchEvent(new MessageEvent('message', { data, ...from }));
    const message = { kind: 'stayfront-draft', hotelId: 1001, number: 7 } satisfies DraftMessage;
    say(message, { origin: 'https://evil.example', source: parent });
    say({ kind: 'stayfront-drafts' }, { origin: location.origin, source: parent });
    say(null, { origin: location.origin, source: parent });
    expect(isStale()).toBe(false);
    say(message, { origin: location.origin, source: parent });
    expect(isStale()).toBe(true);
    await waitFor(() => expect(wornBy(document)).toContain('#123456'));
  });
});

const wornBy = ({ adoptedStyleSheets }: Document): string =>
  adoptedStyleSheets.flatMap(({ cssRules }) => [...cssRules].map(({ cssText }) => cssText)).join('');

test('K23 a page that is asked for while it asks, asks once more and not for each letter', async () => {
  const queryClient = makeQueryClient(false);
  const answers: (() => void)[] = [];
  const queryFn = () => new Promise<string>((resolve) => answers.push(() => resolve('said')));
  const watched = new QueryObserver(queryClient, { queryKey: ['descriptive-info', 1001, 'en'], queryFn });
  const stop = watched.subscribe(() => {});
  answers[0]?.();
  await waitFor(() => expect(queryClient.isFetching()).toBe(0));
  followDesk(queryClient);
  for (let number = 1; number <= 5; number++) {
    const data = { kind: 'stayfront-draft', hotelId: 1001, number } satisfies DraftMessage;
    dispatchEvent(new MessageEvent('message', { data, origin: location.origin, source: parent }));
  }
  await waitFor(() => expect(answers).toHaveLength(2));
  answers[1]?.();
  await waitFor(() => expect(answers).toHaveLength(3));
  answers[2]?.();
  await waitFor(() => expect(queryClient.isFetching()).toBe(0));
  expect(answers).toHaveLength(3);
  stop();
});

test('K22 a picture with a focus point is cut by it', async () => {
  const picture = { alt: 'The lake', width: 1200, height: 800, src: '/pictures/x.jpg', sources: [] };
  await showPart(<Picture picture={{ ...picture, focus: { x: 64, y: 42.5 } }} />);
  expect(get('img', 'The lake').style.objectPosition).toBe('64% 42.5%');
});
