import type { ArchiveFault } from '@stayfront/contract/desk/archive';
import type { Instant } from '@stayfront/rules/stay/hotel-clock';
import { inHotel } from '../../platform/db/in-hotel.ts';
import { lookUpByKey } from '../../platform/db/look-up-by-key.ts';
import type { Db, Tx } from '../../platform/db/open-database.ts';
import { claimNumber } from '../../property/beginning/claim-number.ts';
import { readHighestNumber } from '../../property/beginning/read-highest-number.ts';
import { addFirstOwner } from '../../property/operator/add-first-owner.ts';
import { noteOperator } from '../../property/operator/note-operator.ts';
import { keepPictureBytes } from '../../property/picture/keep-picture.ts';
import type { PictureStore } from '../../property/picture/picture-store.ts';
import { sourceHashOf } from '../../property/picture/read-source.ts';
import { sniffPicture } from '../../property/picture/sniff-picture.ts';
import { inArchive, PaperLine, type Manifest } from './archive-shape.ts';
import { dumpsAfter, dumpsBefore, ofReservation } from './archived-tables.ts';
import { insertHotel, insertPaper, readTableColumns } from './archive.store.ts';
import { bringLines } from './bring-lines.ts';
import { checkReservation, checkRow, type Bringing } from './check-line.ts';
import { keepLinks } from './keep-links.ts';
import type { OpenArchive } from './open-archive.ts';

export type ArriveDeps = {
  readonly db: Db;
  readonly secret: string;
  readonly pictureDir: string;
  readonly pictureStore?: PictureStore | undefined;
};

type Wish = {
  readonly owner: string;
  readonly isDryRun: boolean;
  readonly watch?: ArrivalWatch;
};

/** Hears how far an arrival is. Where it throws, nothing of the hotel remains. */
export type ArrivalWatch = {
  /** So many bytes more were gone through; what it gives back is waited for. */
  onRead(bytes: number): Promise<void> | undefined;
  /** Before a hotel is there for good. */
  onLast(hotelId: number): Promise<void>;
  /** By what this arrival is known again, in the history of its hotel. */
  readonly mark: string;
};

export type Arrived = {
  readonly hotelId: number;
  readonly formerId: number;
  readonly manifest: Manifest;
  readonly counts: Readonly<Record<string, number>>;
  /** Where there are any, nothing of it came in. */
  readonly faults: readonly ArchiveFault[];
};

/**
 * Makes a hotel out of an archive: under the number it had where that is free, not open yet, with the owner who brings
 * it. All of it comes in or nothing. A dry run does the same and takes it back, so that it finds what would be found.
 */
export async function arrive(deps: ArriveDeps, archive: OpenArchive, wish: Wish, now: Instant): Promise<Arrived> {
  const pictures = await readPictures(archive, wish.watch);
  if (!wish.isDryRun && pictures.faults.length === 0) await keepPictures(deps, archive, pictures.files);
  let hotelId = archive.hotelId;
  for (;;) {
    const arrived = await inHotel(deps.db, hotelId, async (tx, { rollBack }) => {
      if (!(await claimNumber(tx, hotelId))) {
        await rollBack();
        return null;
      }
      const result = await arriveAs(tx, deps, archive, { ...wish, hotelId, faults: pictures.faults }, now);
      if (wish.isDryRun || result.faults.length > 0) await rollBack();
      return result;
    });
    if (arrived) return arrived;
    hotelId = Math.max(hotelId, (await readHighestNumber(deps.db)) ?? 0) + 1;
  }
}

type As = Wish & { readonly hotelId: number; readonly faults: readonly ArchiveFault[] };

async function arriveAs(
  tx: Tx,
  { secret }: ArriveDeps,
  archive: OpenArchive,
  { hotelId, owner, isDryRun, watch, faults: before }: As,
  now: Instant,
): Promise<Arrived> {
  const { hotelId: formerId, manifest, published, asksAges } = archive;
  const faults = [...before];
  const counts: Record<string, number> = {};
  const lines = (file: string) => watched(archive.lines(file), watch);
  await lookUpByKey(tx);
  await insertHotel(tx, { hotelId, document: { ...published, hotelId }, asksAges });
  const tables = [...dumpsBefore, ...ofReservation, ...dumpsAfter].map(({ table }) => table);
  const bringing: Bringing = { columns: await readTableColumns(tx, [...tables, 'reservation']), hotelId, formerId };
  for (const { file, table } of dumpsBefore)
    counts[table] = await bringLines(tx, file, lines(file), (text) => checkRow(text, table, bringing), faults);
  const check = (text: string): ReturnType<typeof checkReservation> => {
    const checked = checkReservation(text, bringing);
    return 'fault' in checked ? checked : { rows: keepLinks(checked.rows, secret) };
  };
  const { reservations: whole } = inArchive;
  counts['reservation'] = await bringLines(tx, whole, lines(whole), check, faults);
  // What refers to a reservation that is wrong is not wrong itself.
  if (faults.length > 0) return { hotelId, formerId, manifest, counts, faults };
  for (const { file, table } of dumpsAfter)
    counts[table] = await bringLines(tx, file, lines(file), (text) => checkRow(text, table, bringing), faults);
  if (faults.length === 0) await bringPapers(tx, hotelId, archive, faults);
  const told = { hotelId, formerId, manifest, counts, faults };
  if (faults.length > 0 || isDryRun) return told;
  await addFirstOwner(tx, hotelId, owner, now);
  const marked = watch ? { arrivalId: watch.mark } : {};
  const detail = { from: formerId, madeAt: manifest.madeAt, reservations: counts['reservation'], ...marked };
  await noteOperator(tx, hotelId, { happenedAt: now, who: owner, what: 'hotel.arrived', detail });
  await watch?.onLast(hotelId);
  return told;
}

async function* watched(lines: ReturnType<OpenArchive['lines']>, watch: ArrivalWatch | undefined) {
  for await (const one of lines) {
    const told = watch?.onRead(one.text.length + 1);
    if (told) await told;
    yield one;
  }
}

async function bringPapers(tx: Tx, hotelId: number, archive: OpenArchive, faults: ArchiveFault[]): Promise<void> {
  for await (const { line, text } of archive.lines(inArchive.papers)) {
    const read = PaperLine.safeParse(jsonOf(text));
    if (!read.success) faults.push({ file: inArchive.papers, line, code: 'value', at: '' });
    else {
      const { invoice_number: invoiceNumber, drawn_at: drawnAt, file } = read.data;
      const pdf = await archive.read(file);
      if (pdf.subarray(0, 5).toString('latin1') !== '%PDF-') faults.push({ file, line: null, code: 'value', at: '' });
      else await insertPaper(tx, hotelId, { invoiceNumber, drawnAt, pdf });
    }
  }
}

type Pictures = { readonly files: readonly string[]; readonly faults: readonly ArchiveFault[] };

/** A picture is called after what it shows; what is none, or another one, does not come in. */
async function readPictures(archive: OpenArchive, watch: ArrivalWatch | undefined): Promise<Pictures> {
  const files = archive.manifest.files
    .map(({ path }) => path)
    .filter((path) => path.startsWith(`${inArchive.pictures}/`) && !path.endsWith('.jsonl'));
  const faults: ArchiveFault[] = [];
  for (const file of files) {
    const bytes = await archive.read(file);
    await watch?.onRead(bytes.length);
    const [, hash] = /^pictures\/([0-9a-f]{24})\.\w+$/.exec(file) ?? [];
    if (sniffPicture(bytes) === null || sourceHashOf(bytes) !== hash)
      faults.push({ file, line: null, code: 'picture', at: '' });
  }
  return { files, faults };
}

async function keepPictures(
  { pictureDir, pictureStore }: ArriveDeps,
  archive: OpenArchive,
  files: readonly string[],
): Promise<void> {
  for (const file of files) {
    const kept = await keepPictureBytes(await archive.read(file), file, pictureDir, pictureStore);
    if ('fault' in kept) throw new Error(`A picture of an archive could not be kept: ${kept.fault}`);
  }
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
