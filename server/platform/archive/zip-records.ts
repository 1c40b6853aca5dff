/** A file as the end of a zip lists it. */
export type Listed = {
  readonly name: Buffer;
  readonly isPacked: boolean;
  readonly time: number;
  readonly date: number;
  readonly crc: number;
  readonly packed: number;
  readonly bytes: number;
  readonly offset: number;
};

/** Above it numbers stand in fields of their own, which every unpacker of the last twenty years reads. */
export const most32 = 0xff_ff_ff_ff;
const most16 = 0xff_ff;
/** Names are UTF-8; sizes stand behind the content, since nobody knows them before. */
const flags = 0x08_08;

/** Little numbers one behind the other, each in so many bytes. */
function record(...fields: readonly (readonly [bytes: 2 | 4 | 8, value: number])[]): Buffer {
  const out = Buffer.alloc(fields.reduce((sum, [bytes]) => sum + bytes, 0));
  let at = 0;
  for (const [bytes, value] of fields) {
    if (bytes === 8) out.writeBigUInt64LE(BigInt(value), at);
    else out.writeUIntLE(value, at, bytes);
    at += bytes;
  }
  return out;
}

export const localHead = ({
  name,
  isPacked,
  time,
  date,
}: Omit<Listed, 'crc' | 'packed' | 'bytes' | 'offset'>): Buffer =>
  Buffer.concat([
    record([4, 0x04_03_4b_50], [2, 20], [2, flags], [2, isPacked ? 8 : 0], [2, time], [2, date]),
    record([4, 0], [4, 0], [4, 0], [2, name.length], [2, 0]),
    name,
  ]);

export const behind = ({ crc, packed, bytes }: Pick<Listed, 'crc' | 'packed' | 'bytes'>): Buffer =>
  record([4, 0x08_07_4b_50], [4, crc], [4, packed], [4, bytes]);

export function listedHead({ name, isPacked, time, date, crc, packed, bytes, offset }: Listed): Buffer {
  const isFar = offset >= most32;
  const extra = isFar ? record([2, 1], [2, 8], [8, offset]) : Buffer.alloc(0);
  return Buffer.concat([
    record([4, 0x02_01_4b_50], [2, 45], [2, isFar ? 45 : 20], [2, flags], [2, isPacked ? 8 : 0], [2, time], [2, date]),
    record([4, crc], [4, packed], [4, bytes], [2, name.length], [2, extra.length], [2, 0], [2, 0], [2, 0], [4, 0]),
    record([4, isFar ? most32 : offset]),
    name,
    extra,
  ]);
}

/** Where the list is; twice, where its numbers are too large for the old place. */
export function endOf(count: number, listed: number, offset: number): Buffer {
  const isLarge = count >= most16 || offset + listed >= most32;
  const at = offset + listed;
  const large = isLarge
    ? [
        record([4, 0x06_06_4b_50], [8, 44], [2, 45], [2, 45], [4, 0], [4, 0], [8, count], [8, count], [8, listed]),
        record([8, offset]),
        record([4, 0x07_06_4b_50], [4, 0], [8, at], [4, 1]),
      ]
    : [];
  const few = Math.min(count, most16);
  return Buffer.concat([
    ...large,
    record([4, 0x06_05_4b_50], [2, 0], [2, 0], [2, few], [2, few], [4, Math.min(listed, most32)]),
    record([4, Math.min(offset, most32)], [2, 0]),
  ]);
}
