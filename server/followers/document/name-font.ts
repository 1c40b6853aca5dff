/**
 * Gives a font a name of its own. The parts of a font are all called alike, and who asks for a font by name would get
 * any one of them.
 */
export function nameFont(font: Buffer, family: string): Buffer {
  const count = font.readUInt16BE(4);
  const tables = Array.from({ length: count }, (_, i) => {
    const at = 12 + i * 16;
    const [offset, length] = [font.readUInt32BE(at + 8), font.readUInt32BE(at + 12)];
    const tag = font.toString('latin1', at, at + 4);
    return { tag, bytes: tag === 'name' ? nameTable(family) : font.subarray(offset, offset + length) };
  });
  const head = Buffer.from(font.subarray(0, 12 + count * 16));
  let end = head.length;
  const bodies = tables.map(({ bytes }, i) => {
    const at = 12 + i * 16;
    const body = Buffer.concat([bytes, Buffer.alloc((4 - (bytes.length % 4)) % 4)]);
    head.writeUInt32BE(checksumOf(body), at + 4);
    head.writeUInt32BE(end, at + 8);
    head.writeUInt32BE(bytes.length, at + 12);
    end += body.length;
    return body;
  });
  return Buffer.concat([head, ...bodies]);
}

/** Family, style, full name and PostScript name, in the one encoding that everybody reads. */
function nameTable(family: string): Buffer {
  const names: readonly (readonly [id: number, text: string])[] = [
    [1, family],
    [2, 'Regular'],
    [4, family],
    [6, family],
  ];
  const texts = names.map(([, text]) => Buffer.from(text, 'utf16le').swap16());
  const header = Buffer.alloc(6 + names.length * 12);
  header.writeUInt16BE(names.length, 2);
  header.writeUInt16BE(header.length, 4);
  let offset = 0;
  names.forEach(([id], i) => {
    const length = texts[i]?.length ?? 0;
    [3, 1, 0x409, id, length, offset].forEach((value, j) => header.writeUInt16BE(value, 6 + i * 12 + j * 2));
    offset += length;
  });
  return Buffer.concat([header, ...texts]);
}

function checksumOf(body: Buffer): number {
  let sum = 0;
  for (let at = 0; at < body.length; at += 4) sum = (sum + body.readUInt32BE(at)) >>> 0;
  return sum;
}
