import { demoBundle } from '@stayfront/demo/demo-bundle';
import { demoChain, demoHotels } from '@stayfront/demo/demo-hotels';
import { demoNights } from '@stayfront/demo/demo-nights';
import { demoWeekdayRules } from '@stayfront/demo/demo-weekday-rules';
import { todayAt } from '@stayfront/rules/stay/hotel-clock';
import { saveBundle } from '@stayfront/server/selling/bundle/save-bundle';
import { saveNights } from '@stayfront/server/selling/calendar/save-nights';
import { saveChain } from '@stayfront/server/property/chain/save-chain';
import { inHotel } from '@stayfront/server/platform/db/in-hotel';
import type { Db } from '@stayfront/server/platform/db/open-database';
import { listHotels } from '@stayfront/server/property/hotel/list-hotels';
import { replaceDocument } from '@stayfront/server/property/hotel/replace-document';
import type { PictureStore } from '@stayfront/server/property/picture/picture-store';
import { importHotel } from '@stayfront/server/property/content/import-hotel';

type DemoDeps = {
  readonly db: Db;
  readonly pictureDir: string;
  readonly pictureStore?: PictureStore | undefined;
  /** Where the demo's own hotel site is; it may show their pages in a frame. */
  readonly siteUrl: string;
  readonly say: (line: string) => void;
};

/** Fills an empty database with the demo hotels, and gives the demo's own hotels fresh nights on every start. */
export async function loadDemo({ db, pictureDir, pictureStore, siteUrl, say }: DemoDeps, now: number): Promise<void> {
  if ((await listHotels(db)).length === 0) {
    say('The database is empty: loading the demo hotels …');
    for (const { documentFile } of demoHotels) {
      const made = await importHotel(db, documentFile, pictureDir, { isDemo: true, store: pictureStore, now });
      if (!made.ok)
        throw new Error(`${documentFile}: ${made.faults.map(({ path, message }) => `${path}: ${message}`).join('; ')}`);
      say(`  ${made.hotelId} ${made.name}`);
    }
  }
  for (const { document, isDemo } of await listHotels(db)) {
    if (!isDemo) continue;
    const today = todayAt(document.timeZone, now);
    const nights = demoNights(document, today);
    await inHotel(db, document.hotelId, async (tx) => {
      const weekdayRules = demoWeekdayRules(document.hotelId, today);
      const config = { ...document.config, embedOrigins: withSite(document.config.embedOrigins, siteUrl) };
      await replaceDocument(
        tx,
        { ...document, weekdayRules, config },
        {
          by: 'system',
          how: 'imported',
          isDemo: true,
          now,
        },
      );
      await saveNights(tx, document.hotelId, nights, now);
      const { hotelId, stays, ...key } = demoBundle(today);
      if (document.chainId === demoChain.chainId) await saveChain(tx, demoChain);
      if (hotelId === document.hotelId) await saveBundle(tx, hotelId, key, stays, now);
    });
  }
}

/** The site may have been at another port last time. */
const withSite = (origins: readonly string[], siteUrl: string): string[] => [
  ...origins.filter((origin) => !origin.startsWith('http://localhost:')),
  siteUrl,
];
