import type { I18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { examplesOf } from '@stayfront/contract/examples/examples-of';
import type { DescriptiveInfo, HotelConfig } from '@stayfront/contract/hotel';
import { startTransition, useState } from 'react';
import { hydrateRoot, type Root } from 'react-dom/client';
import { afterEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { loadCatalogue } from '../../app/i18n/load-catalogue.ts';
import { VisitContext, type Visit } from '../../app/flow/visit.tsx';
import { Toasts } from '@stayfront/ui/parts/toasts.tsx';
import { HotelContext } from '../../app/page/hotel-context.ts';
import type * as HouseBelowFile from './house-below.tsx';

// As a page that was just opened: in the one that all tests share, the house may have been fetched before.
const anew = './house-below.tsx?anew';
const { HouseBelow } = (await import(/* @vite-ignore */ anew)) as typeof HouseBelowFile;

const hotel = {
  hotelId: 1001,
  config: examplesOf('getConfig')?.answer as HotelConfig,
  info: examplesOf('getDescriptiveInfo')?.answer as DescriptiveInfo,
};
const serverWords = 'Words of the server';
const place = document.createElement('div');
let root: Root | undefined;

afterEach(() => {
  root?.unmount();
  place.remove();
});

/** A page that is longer than the window; its button changes what everything below is drawn with. */
function LongPage({ texts, change }: { texts: Record<string, I18n>; change: Partial<Visit> }) {
  const [visit, setVisit] = useState({ language: 'en', currency: 'CHF' } as Visit);
  const i18n = texts[visit.language];
  if (!i18n) throw new Error('The page speaks two languages');
  return (
    <I18nProvider i18n={i18n}>
      <VisitContext value={visit}>
        <div style={{ blockSize: '4000px' }}>
          <button onClick={() => startTransition(() => setVisit({ ...visit, ...change }))}>
            {`${visit.language} ${visit.currency}`}
          </button>
        </div>
        <HotelContext value={hotel}>
          <HouseBelow />
        </HotelContext>
      </VisitContext>
    </I18nProvider>
  );
}

/** Takes over what the server has drawn, as a browser does. */
async function takeOver(change: Partial<Visit>) {
  const texts = { en: await loadCatalogue('en'), de: await loadCatalogue('de') };
  document.body.append(place);
  place.innerHTML =
    '<div style="block-size:4000px"><button>en CHF</button></div>' +
    `<div id="house" class="house"><!--$--><p>${serverWords}</p><!--/$--></div><div class="toasts" role="status"></div>`;
  root = hydrateRoot(
    place,
    <Toasts>
      <LongPage texts={texts} change={change} />
    </Toasts>,
  );
}

test('no search waits for the house: the server’s words stand until a guest comes near', async () => {
  await takeOver({ currency: 'EUR' });
  await page.getByRole('button', { name: 'en CHF' }).click();
  await expect.element(page.getByRole('button', { name: 'en EUR' })).toBeVisible();
  expect(document.getElementById('house')?.textContent).toBe(serverWords);
});

test('words in another language are not left standing, and whoever comes near reads the house in the new one', async () => {
  await takeOver({ language: 'de' });
  await page.getByRole('button', { name: 'en CHF' }).click();
  await expect.element(page.getByRole('button', { name: 'de CHF' })).toBeVisible();
  expect(document.getElementById('house')?.textContent).toBe('');
  document.getElementById('house')?.scrollIntoView();
  await expect.element(page.getByText('Check-in von 15:00 bis 22:00 Uhr')).toBeVisible();
});
