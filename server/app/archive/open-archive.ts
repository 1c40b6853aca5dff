import { createHash } from 'node:crypto';
import type { ArchiveFault } from '@stayfront/contract/desk/archive';
import type { PropertyDocument } from '@stayfront/contract/property/property-document';
import { BadZip, readZip, type ZipLimits, type ZippedFile } from '../../platform/archive/zip-reader.ts';
import { migrationNames } from '../../platform/db/migrate.ts';
import { checkDocument } from '../../property/content/check-document.ts';
import { BadArchive, mostFaults } from './archive-fault.ts';
import { HotelFile, inArchive, Manifest, type ArchivedFile } from './archive-shape.ts';

export type OpenArchive = {
  readonly manifest: Manifest;
  readonly hotelId: number;
  readonly asksAges: boolean;
  /** As it stands in the archive, to its last field. */
  readonly published: Readonly<Record<string, unknown>>;
  readonly document: PropertyDocument;
  /** The lines of a file; none, where the archive is from before there was such a file. */
  lines(path: string): AsyncGenerator<{ readonly line: number; readonly text: string }>;
  read(path: string): Promise<Buffer>;
};

/** As large as a hotel of a thousand rooms with ten years behind it. */
const usualLimits: ZipLimits = { files: 1_000_000, bytes: 64 * 1024 ** 3, growth: 200 };
const mostManifest = 256 * 1024 * 1024;
const mostRead = 32 * 1024 * 1024;
const longestLine = 16 * 1024 * 1024;

/**
 * Opens an archive: every file of it is read once, and held against its sum, before any of it is believed. Throws a
 * BadArchive with all that is wrong with its files.
 */
export async function openArchive(path: string, limits = usualLimits): Promise<OpenArchive> {
  const files = await named(() => readZip(path, limits));
  const fileAt = (name: string): ZippedFile => {
    const file = files.get(name);
    if (!file) throw new BadArchive({ file: name, line: null, code: 'missing_file', at: '' });
    return file;
  };
  const read = async (name: string, most = mostRead): Promise<Buffer> => {
    const file = fileAt(name);
    if (file.bytes > most) throw new BadArchive({ file: name, line: null, code: 'too_large', at: '' });
    return named(() => wholeOf(file));
  };
  if (!files.has(inArchive.manifest))
    throw new BadArchive({ file: inArchive.manifest, line: null, code: 'no_archive', at: '' });
  const manifest = readManifest(await read(inArchive.manifest, mostManifest));
  const faults = await checkFiles(files, manifest.files);
  if (faults.length > 0) throw new BadArchive(...faults);
  const hotel = HotelFile.safeParse(parsed(inArchive.hotel, await read(inArchive.hotel)));
  if (!hotel.success)
    throw new BadArchive({
      file: inArchive.hotel,
      line: null,
      code: 'document',
      at: pathOf(hotel.error.issues[0]?.path),
    });
  const { hotelId, asksAges, published } = hotel.data;
  const checked = checkDocument(published);
  if ('faults' in checked)
    throw new BadArchive(
      ...checked.faults.slice(0, mostFaults).map(({ place, message }) => ({
        file: inArchive.hotel,
        line: null,
        code: 'document' as const,
        at: `${pathOf(['published', ...place])}: ${message}`,
      })),
    );
  return {
    manifest,
    hotelId,
    asksAges,
    published,
    document: checked.document,
    read: (name) => read(name),
    async *lines(name) {
      const file = files.get(name);
      if (file) yield* linesOf(file);
    },
  };
}

/** What is wrong with the zip itself, in the words of archives. */
async function named<Result>(work: () => Promise<Result>): Promise<Result> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof BadZip)
      throw new BadArchive({ file: error.file ?? '', line: null, code: error.fault, at: '' });
    throw error;
  }
}

function readManifest(bytes: Buffer): Manifest {
  const json = parsed(inArchive.manifest, bytes);
  const read = Manifest.safeParse(json);
  const file = inArchive.manifest;
  if (!read.success) {
    const { format } = (json ?? {}) as { format?: unknown };
    const isNewer =
      typeof format === 'string' && /^stayfront\/archive@\d+$/.test(format) && format !== 'stayfront/archive@1';
    const at = pathOf(read.error.issues[0]?.path);
    throw new BadArchive({ file, line: null, code: isNewer ? 'newer' : 'no_archive', at });
  }
  const unknown = read.data.shape.find((name) => !migrationNames.includes(name));
  if (unknown !== undefined) throw new BadArchive({ file, line: null, code: 'newer', at: unknown });
  return read.data;
}

/** Which files are not there, are too many, or are not what the manifest says of them. */
async function checkFiles(
  files: ReadonlyMap<string, ZippedFile>,
  listed: readonly ArchivedFile[],
): Promise<ArchiveFault[]> {
  const faults: ArchiveFault[] = [];
  const tell = (file: string, code: ArchiveFault['code']): void => {
    if (faults.length < mostFaults) faults.push({ file, line: null, code, at: '' });
  };
  const known = new Set([inArchive.manifest, ...listed.map(({ path }) => path)]);
  for (const name of files.keys()) if (!known.has(name)) tell(name, 'unknown_file');
  for (const { path, bytes, sha256 } of listed) {
    const file = files.get(path);
    if (!file) tell(path, 'missing_file');
    else if (file.bytes !== bytes) tell(path, 'wrong_sum');
    else {
      const hash = createHash('sha256');
      try {
        for await (const piece of file.read()) hash.update(piece);
        if (hash.digest('hex') !== sha256) tell(path, 'wrong_sum');
      } catch (error) {
        if (!(error instanceof BadZip)) throw error;
        tell(path, error.fault);
      }
    }
  }
  return faults;
}

async function wholeOf(file: ZippedFile): Promise<Buffer> {
  const pieces: Buffer[] = [];
  for await (const piece of file.read()) pieces.push(piece);
  return Buffer.concat(pieces);
}

function parsed(file: string, bytes: Buffer): unknown {
  try {
    return JSON.parse(bytes.toString('utf8'));
  } catch {
    throw new BadArchive({ file, line: null, code: 'not_json', at: '' });
  }
}

async function* linesOf(file: ZippedFile): AsyncGenerator<{ line: number; text: string }> {
  let held: Buffer[] = [];
  let [size, line] = [0, 0];
  const take = (): { line: number; text: string } => {
    const text = Buffer.concat(held).toString('utf8');
    [held, size, line] = [[], 0, line + 1];
    return { line, text };
  };
  for await (const piece of file.read())
    for (let from = 0; from < piece.length;) {
      const end = piece.indexOf(10, from);
      const part = piece.subarray(from, end === -1 ? piece.length : end);
      held.push(part);
      size += part.length;
      if (size > longestLine) throw new BadArchive({ file: file.name, line: line + 1, code: 'line_too_long', at: '' });
      if (end !== -1) yield take();
      from = end === -1 ? piece.length : end + 1;
    }
  if (size > 0) yield take();
}

const pathOf = (place: readonly PropertyKey[] = []): string => place.map(String).join('/');
