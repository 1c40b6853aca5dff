import type { PropertyDocument } from '@stayfront/contract/property/property-document';
import type { Instant } from '@stayfront/rules/stay/hotel-clock';
import { zipWriter } from '../../platform/archive/zip-writer.ts';
import { inHotel } from '../../platform/db/in-hotel.ts';
import { migrationNames } from '../../platform/db/migrate.ts';
import type { Db, Tx } from '../../platform/db/open-database.ts';
import type { Hotel, ReadHotel } from '../../property/hotel/hotel.ts';
import { readDraftedDocument } from '../../property/house/read-drafted-document.ts';
import type { PictureStore } from '../../property/picture/picture-store.ts';
import { readSource } from '../../property/picture/read-source.ts';
import { sniffPicture } from '../../property/picture/sniff-picture.ts';
import { archiveReadme } from './archive-readme.ts';
import {
  calendarSheet,
  calendarSheetQuestion,
  reservationSheet,
  reservationSheetQuestion,
  sheetOf,
  textSheet,
} from './archive-sheets.ts';
import { archiveFormat, inArchive, type ArchivedFile, type Manifest } from './archive-shape.ts';
import {
  dumpQuestion,
  readLines,
  readPapers,
  readPublishedAs,
  reservationQuestion,
  sealedDaysQuestion,
  writeTimesAsGreenwich,
} from './archive.store.ts';
import { archivedLetters } from './archived-letters.ts';
import { dumpsAfter, dumpsBefore } from './archived-tables.ts';

export type ArchiveDeps = {
  readonly db: Db;
  readonly readHotel: ReadHotel;
  readonly secret: string;
  readonly publicUrl: () => string;
  readonly pictureDir: string;
  readonly pictureStore?: PictureStore | undefined;
};

type Write = (bytes: Buffer) => Promise<void>;
type Text = AsyncIterable<string | Uint8Array>;

/**
 * Writes everything of a hotel as a zip of open formats, while guests book: tables as they are at one moment, then what
 * they name. No more of it is in memory than a few rows, a picture or a letter. What opens something is not among it.
 */
export async function writeArchive(deps: ArchiveDeps, hotel: Hotel, write: Write, now: Instant): Promise<Manifest> {
  const { hotelId } = hotel;
  const zip = zipWriter(write, now);
  const files: ArchivedFile[] = [];
  const counts = { reservations: 0, nights: 0, letters: 0, invoices: 0, pictures: 0 };
  const add = async (path: string, content: Text, isPacked = false): Promise<void> => {
    const { bytes, sha256 } = await zip.add(path, content, isPacked);
    files.push({ path, bytes, sha256 });
  };
  const addLines = async (path: string, lines: AsyncIterable<string>): Promise<number> => {
    let count = 0;
    await add(
      path,
      endingLines(lines, () => (count += 1)),
    );
    files.push({ ...(files.pop() as ArchivedFile), lines: count });
    return count;
  };
  await add(inArchive.readme, just(archiveReadme(hotel.document.name, hotelId, now)));
  const hashes = new Set<string>();
  const document = await inHotel(
    deps.db,
    hotelId,
    async (tx) => {
      await writeTimesAsGreenwich(tx);
      const published = await addHotel(tx, hotelId, add);
      for (const dump of dumpsBefore) {
        const lines = readLines(tx, dumpQuestion(hotelId, dump));
        const count = await addLines(dump.file, dump.file.startsWith('pictures/') ? noting(hashes, lines) : lines);
        if (dump.table === 'rate') counts.nights = count;
      }
      counts.reservations = await addLines(inArchive.reservations, readLines(tx, reservationQuestion(hotelId)));
      await addLines(inArchive.sealedDays, readLines(tx, sealedDaysQuestion(hotelId)));
      for (const dump of dumpsAfter) {
        const count = await addLines(dump.file, readLines(tx, dumpQuestion(hotelId, dump)));
        if (dump.table === 'invoice') counts.invoices = count;
      }
      const sheets = [
        [inArchive.reservationSheet, reservationSheet(published), reservationSheetQuestion(hotelId)],
        [inArchive.calendarSheet, calendarSheet(published), calendarSheetQuestion(hotelId)],
      ] as const;
      for (const [path, columns, question] of sheets) await add(path, sheetOf(columns, readLines(tx, question)));
      const papers: string[] = [];
      for await (const { invoiceNumber, drawnAt, pdf } of readPapers(tx, hotelId)) {
        const file = `${inArchive.invoices}/${encodeURIComponent(invoiceNumber)}.pdf`;
        await add(file, just(pdf));
        papers.push(JSON.stringify({ invoice_number: invoiceNumber, drawn_at: drawnAt, file }));
      }
      await addLines(inArchive.papers, each(papers));
      return published;
    },
    'read only',
  );
  await add(inArchive.texts, textSheet(document));
  const missingPictures: string[] = [];
  for (const hash of [...hashes].toSorted()) {
    const bytes = await readSource(deps.pictureDir, hash, deps.pictureStore);
    if (bytes) await add(`${inArchive.pictures}/${hash}.${endings[sniffPicture(bytes) ?? 'jpeg']}`, just(bytes), true);
    else missingPictures.push(hash);
    counts.pictures += bytes ? 1 : 0;
  }
  for await (const { path, html } of archivedLetters(deps, hotelId, now)) {
    await add(`${inArchive.letters}/${path}`, just(html));
    counts.letters += 1;
  }
  const { name, currency, timeZone } = document;
  const manifest: Manifest = {
    format: archiveFormat,
    madeAt: new Date(now).toISOString(),
    shape: [...migrationNames],
    hotel: { hotelId, name, currency, timeZone },
    counts,
    missingPictures,
    files,
  };
  await zip.add(inArchive.manifest, just(`${JSON.stringify(manifest, null, 1)}\n`));
  await zip.end();
  return manifest;
}

const endings = { jpeg: 'jpg', png: 'png', webp: 'webp', heif: 'avif', gif: 'gif' } as const;

async function addHotel(
  tx: Tx,
  hotelId: number,
  add: (path: string, content: Text) => Promise<void>,
): Promise<PropertyDocument> {
  const { document, asks_ages: asksAges } = await readPublishedAs(tx, hotelId);
  const draft = await readDraftedDocument(tx, hotelId, document);
  const content = { hotelId, asksAges, published: document, draft };
  await add(inArchive.hotel, just(`${JSON.stringify(content, null, 2)}\n`));
  return document;
}

async function* just(content: string | Uint8Array): AsyncGenerator<string | Uint8Array> {
  yield content;
}

async function* each(lines: readonly string[]): AsyncGenerator<string> {
  yield* lines;
}

async function* endingLines(lines: AsyncIterable<string>, count: () => void): AsyncGenerator<string> {
  for await (const line of lines) {
    count();
    yield `${line}\n`;
  }
}

/** Lets lines pass, and notes which pictures they name. */
async function* noting(hashes: Set<string>, lines: AsyncIterable<string>): AsyncGenerator<string> {
  for await (const line of lines) {
    const { source_hash: hash } = JSON.parse(line) as { source_hash: string };
    hashes.add(hash);
    yield line;
  }
}
