import type { I18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { examplesOf } from '@stayfront/contract/examples/examples-of';
import type { DescriptiveInfo, HotelConfig } from '@stayfront/contract/hotel';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { startTransition, useState } from 'react';
import { expect, test } from 'vitest';
import { loadCatalogue } from '../../app/i18n/load-catalogue.ts';
import { withLaterTexts } from '../../app/i18n/with-later-texts.ts';
import { VisitContext, type Visit } from '../../app/flow/visit.tsx';
import { Toasts } from '@stayfront/ui/parts/toasts.tsx';
import { HotelContext } from '../../app/page/hotel-context.ts';
import type * as HouseBelowFile from './house-below.tsx';

// A copy for this file alone: once it has fetched the house, that stands below every page that other tests show.
const anew = './house-below.tsx?anew';
const { HouseBelow } = (await import(/* @vite-ignore */ anew)) as typeof HouseBelowFile;

const hotel = {
  hotelId: 1001,
  config: examplesOf('getConfig')?.answer as HotelConfig,
  info: examplesOf('getDescriptiveInfo')?.answer as DescriptiveInfo,
};
const serverWords = 'Words of the server';

/** A page whose button changes what everything below is drawn with. */
function Page({ texts, change }: { texts: Record<string, I18n>; change: Partial<Visit> }) {
  const [visit, setVisit] = useState({ language: 'en', currency: 'CHF' } as Visit);
  const i18n = texts[visit.language];
  if (!i18n) throw new Error('The page speaks two languages');
  return (
    <I18nProvider i18n={i18n}>
      <VisitContext value={visit}>
        <button onClick={() => startTransition(() => setVisit({ ...visit, ...change }))}>
          {`${visit.language} ${visit.currency}`}
        </button>
        <HotelContext value={hotel}>
          <HouseBelow />
        </HotelContext>
      </VisitContext>
    </I18nProvider>
  );
}

/** Takes over what the server has drawn, as a browser does, and changes the visit. */
async function takeOver(change: Partial<Visit>) {
  const texts = { en: await loadCatalogue('en'), de: await loadCatalogue('de') };
  const container = document.createElement('div');
  document.body.append(container);
  container.innerHTML =
    '<button>en CHF</button>' +
    `<div id="house" class="house"><!--$--><p>${serverWords}</p><!--/$--></div><div class="toasts" role="status"></div>`;
  render(
    <Toasts>
      <Page texts={texts} change={change} />
    </Toasts>,
    { container, hydrate: true },
  );
  fireEvent.click(screen.getByText('en CHF'));
}
const house = (): HTMLElement | null => document.getElementById('house');

test('no search waits for the house: the server’s words stand until a guest comes near', async () => {
  await takeOver({ currency: 'EUR' });
  await screen.findByText('en EUR');
  // As long as the house would have taken to come.
  await act(() => withLaterTexts(import('./house.tsx')));
  expect(house()?.textContent).toBe(serverWords);
});

test('words in another language are not left standing, and whoever comes near reads the house in the new one', async () => {
  await takeOver({ language: 'de' });
  await screen.findByText('de CHF');
  expect(house()?.textContent).toBe('');
  house()?.scrollIntoView();
  await screen.findByText('Check-in von 15:00 bis 22:00 Uhr');
});
