import { z } from 'zod';

/** Raised where an archive is made in another way than before; one that says less is still read. */
export const archiveFormat = 'stayfront/archive@1';

const File = z.object({
  path: z.string(),
  bytes: z.int().nonnegative(),
  sha256: z.string().regex(/^[0-9a-f]{64}$/),
  /** Of files with a record in each line. */
  lines: z.int().nonnegative().optional(),
});
export type ArchivedFile = z.infer<typeof File>;

/** The last file of an archive: what it was made by, and what every other file of it is. */
export const Manifest = z.object({
  format: z.literal(archiveFormat),
  madeAt: z.iso.datetime(),
  /** The steps of migration that the database it comes from had gone. */
  shape: z.array(z.string()),
  hotel: z.object({ hotelId: z.int().positive(), name: z.string(), currency: z.string(), timeZone: z.string() }),
  counts: z.record(z.string(), z.int().nonnegative()),
  /** Pictures that the hotel names, and that were not where they are kept. */
  missingPictures: z.array(z.string()),
  files: z.array(File),
});
export type Manifest = z.infer<typeof Manifest>;

/** What has a name of its own in an archive. */
export const inArchive = {
  manifest: 'manifest.json',
  readme: 'README.txt',
  hotel: 'hotel.json',
  texts: 'texts.csv',
  reservations: 'reservations.jsonl',
  sealedDays: 'history/days.jsonl',
  reservationSheet: 'reservations.csv',
  calendarSheet: 'calendar.csv',
  papers: 'invoices/papers.jsonl',
  pictures: 'pictures',
  letters: 'letters',
  invoices: 'invoices',
} as const;

/** The document as guests see it, and as it is with the draft in it. */
export const HotelFile = z.object({
  hotelId: z.int().positive(),
  asksAges: z.boolean(),
  published: z.record(z.string(), z.unknown()),
  draft: z.record(z.string(), z.unknown()),
});

/** An invoice that was drawn, and the file it lies in. */
export const PaperLine = z.strictObject({ invoice_number: z.string(), drawn_at: z.string(), file: z.string() });
