import { open, type FileHandle } from 'node:fs/promises';
import { createReadStream } from 'node:fs';
import { crc32, createInflateRaw } from 'node:zlib';
import { most32 } from './zip-records.ts';

/** What is wrong with a zip that somebody has brought; `file` is the one in it, where it is one. */
export class BadZip extends Error {
  readonly fault: ZipFault;
  readonly file: string | null;

  constructor(fault: ZipFault, file: string | null = null) {
    super(file === null ? fault : `${fault}: ${file}`);
    this.fault = fault;
    this.file = file;
  }
}

type ZipFault = 'no_zip' | 'cut_off' | 'name' | 'twice' | 'too_many' | 'too_large' | 'packing' | 'damaged';

export type ZipLimits = {
  readonly files: number;
  /** Unpacked, all together. */
  readonly bytes: number;
  /** So many times as large as it is packed: what is larger was made to fill a disk. */
  readonly growth: number;
};

export type ZippedFile = {
  readonly name: string;
  readonly bytes: number;
  /** Its content, which is held against its length and its sum. */
  read(): AsyncGenerator<Buffer>;
};

type Entry = {
  readonly name: string;
  readonly isPacked: boolean;
  readonly crc: number;
  readonly packed: number;
  readonly bytes: number;
  readonly offset: number;
};

const endBytes = 22;
const entryBytes = 46;
const localBytes = 30;
/** A list of a million files with long names; what says it has a longer one is not read. */
const mostListed = 256 * 1024 * 1024;
/** However small a zip is, it may have so much in it. */
const alwaysFine = 64 * 1024 * 1024;

/**
 * Reads the list of a zip in a file, and nothing else yet. Nothing of what it says is believed: names lead nowhere else,
 * no file lies within another, and all of it together is as large as somebody can mean.
 */
export async function readZip(path: string, limits: ZipLimits): Promise<ReadonlyMap<string, ZippedFile>> {
  const handle = await open(path);
  try {
    const { size } = await handle.stat();
    const { count, listed, offset } = await findList(handle, size);
    if (count > limits.files) throw new BadZip('too_many');
    if (listed > mostListed) throw new BadZip('too_large');
    if (offset + listed > size) throw new BadZip('cut_off');
    const entries = readEntries(await readAt(handle, offset, listed), count);
    checkPlaces(entries, offset);
    const bytes = entries.reduce((sum, one) => sum + one.bytes, 0);
    if (bytes > limits.bytes || bytes > Math.max(alwaysFine, limits.growth * size)) throw new BadZip('too_large');
    const files = new Map<string, ZippedFile>();
    for (const entry of entries) {
      if (!isPlainName(entry.name)) throw new BadZip('name', entry.name);
      if (files.has(entry.name)) throw new BadZip('twice', entry.name);
      files.set(entry.name, { name: entry.name, bytes: entry.bytes, read: () => contentOf(path, entry) });
    }
    return files;
  } finally {
    await handle.close();
  }
}

/** A path below the folder it is unpacked in, as every system writes it. */
const isPlainName = (name: string): boolean =>
  name.length <= 300 &&
  !/[\\:\p{Cc}]/u.test(name) &&
  name.split('/').every((part) => part !== '' && part !== '.' && part !== '..');

async function readAt(handle: FileHandle, position: number, length: number): Promise<Buffer> {
  const buffer = Buffer.alloc(length);
  const { bytesRead } = await handle.read(buffer, 0, length, position);
  if (bytesRead < length) throw new BadZip('cut_off');
  return buffer;
}

async function findList(handle: FileHandle, size: number) {
  const beginning = size >= 4 ? (await readAt(handle, 0, 4)).readUInt32LE(0) : 0;
  if (beginning !== 0x04_03_4b_50 && beginning !== 0x06_05_4b_50) throw new BadZip('no_zip');
  const length = Math.min(size, endBytes + 0xff_ff);
  const tail = await readAt(handle, size - length, length);
  let at = tail.length - endBytes;
  while (at >= 0 && tail.readUInt32LE(at) !== 0x06_05_4b_50) at -= 1;
  if (at < 0) throw new BadZip('cut_off');
  const few = {
    count: tail.readUInt16LE(at + 10),
    listed: tail.readUInt32LE(at + 12),
    offset: tail.readUInt32LE(at + 16),
  };
  if (few.count < 0xff_ff && few.listed < most32 && few.offset < most32) return few;
  if (at < 20 || tail.readUInt32LE(at - 20) !== 0x07_06_4b_50) return few;
  const end = await readAt(handle, numberAt(tail, at - 12), 56);
  if (end.readUInt32LE(0) !== 0x06_06_4b_50) throw new BadZip('damaged');
  return { count: numberAt(end, 32), listed: numberAt(end, 40), offset: numberAt(end, 48) };
}

function numberAt(buffer: Buffer, at: number): number {
  const value = buffer.readBigUInt64LE(at);
  if (value > BigInt(Number.MAX_SAFE_INTEGER)) throw new BadZip('damaged');
  return Number(value);
}

function readEntries(list: Buffer, count: number): Entry[] {
  const entries: Entry[] = [];
  let at = 0;
  for (let i = 0; i < count; i++) {
    if (at + entryBytes > list.length || list.readUInt32LE(at) !== 0x02_01_4b_50) throw new BadZip('damaged');
    const [named, extra, comment] = [28, 30, 32].map((place) => list.readUInt16LE(at + place)) as [
      number,
      number,
      number,
    ];
    const next = at + entryBytes + named + extra + comment;
    if (next > list.length) throw new BadZip('damaged');
    const name = list.toString('utf8', at + entryBytes, at + entryBytes + named);
    const method = list.readUInt16LE(at + 10);
    const isLocked = (list.readUInt16LE(at + 8) & 1) !== 0;
    if (isLocked || (method !== 0 && method !== 8)) throw new BadZip('packing', name);
    const far = list.subarray(at + entryBytes + named, at + entryBytes + named + extra);
    entries.push({
      name,
      isPacked: method === 8,
      crc: list.readUInt32LE(at + 16),
      ...sizesOf(list, at, far, name),
    });
    at = next;
  }
  return entries;
}

/** Numbers that are too large for their field stand behind the name, in this order, and only those. */
function sizesOf(list: Buffer, at: number, extra: Buffer, name: string) {
  let place = 0;
  while (place + 4 <= extra.length && extra.readUInt16LE(place) !== 1) place += 4 + extra.readUInt16LE(place + 2);
  place += 4;
  const sized = (near: number): number => {
    if (near !== most32) return near;
    if (place + 8 > extra.length) throw new BadZip('damaged', name);
    place += 8;
    return numberAt(extra, place - 8);
  };
  const bytes = sized(list.readUInt32LE(at + 24));
  const packed = sized(list.readUInt32LE(at + 20));
  const offset = sized(list.readUInt32LE(at + 42));
  return { bytes, packed, offset };
}

/** Files that lie in each other unpack to more than anybody has sent. */
function checkPlaces(entries: readonly Entry[], end: number): void {
  let free = 0;
  for (const { name, offset, packed } of entries.toSorted((a, b) => a.offset - b.offset)) {
    if (offset < free) throw new BadZip('damaged', name);
    free = offset + localBytes + packed;
    if (free > end) throw new BadZip('cut_off', name);
  }
}

async function* contentOf(path: string, entry: Entry): AsyncGenerator<Buffer> {
  const { name, isPacked, offset, packed } = entry;
  const handle = await open(path);
  let begin = 0;
  try {
    const head = await readAt(handle, offset, localBytes);
    if (head.readUInt32LE(0) !== 0x04_03_4b_50) throw new BadZip('damaged', name);
    begin = offset + localBytes + head.readUInt16LE(26) + head.readUInt16LE(28);
  } finally {
    await handle.close();
  }
  let [crc, bytes] = [0, 0];
  try {
    for await (const piece of packed === 0 ? [] : unpacked(path, begin, packed, isPacked)) {
      bytes += piece.length;
      if (bytes > entry.bytes) throw new BadZip('damaged', name);
      crc = crc32(piece, crc);
      yield piece;
    }
  } catch (error) {
    // What cannot be unpacked is damaged; everything else is not the file's fault.
    if ((error as NodeJS.ErrnoException).code?.startsWith('Z_')) throw new BadZip('damaged', name);
    throw error;
  }
  if (bytes !== entry.bytes || crc !== entry.crc) throw new BadZip('damaged', name);
}

async function* unpacked(path: string, begin: number, packed: number, isPacked: boolean): AsyncGenerator<Buffer> {
  const source = createReadStream(path, { start: begin, end: begin + packed - 1 });
  const stream = isPacked ? source.pipe(createInflateRaw()) : source;
  source.once('error', (error) => stream.destroy(error));
  try {
    for await (const piece of stream) yield piece as Buffer;
  } finally {
    source.destroy();
    stream.destroy();
  }
}
