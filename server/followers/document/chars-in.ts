/**
 * The letters a font really has a glyph for, by its own account (the table `cmap`). The lists that come with the fonts
 * promise whole ranges, of which a font has only a part.
 */
export function charsIn(font: Buffer): Set<number> {
  const chars = new Set<number>();
  const table = tableNamed(font, 'cmap');
  const count = table?.readUInt16BE(2) ?? 0;
  for (let i = 0; table && i < count; i += 1) {
    const part = table.subarray(table.readUInt32BE(4 + i * 8 + 4));
    const format = part.readUInt16BE(0);
    const ranges = format === 4 ? shortRanges(part) : format === 12 ? longRanges(part) : [];
    for (const [first, last] of ranges) for (let code = first; code <= last; code += 1) chars.add(code);
  }
  return chars;
}

type Range = readonly [first: number, last: number];

function tableNamed(font: Buffer, tag: string): Buffer | undefined {
  const count = font.readUInt16BE(4);
  for (let i = 0; i < count; i += 1) {
    const at = 12 + i * 16;
    if (font.toString('latin1', at, at + 4) !== tag) continue;
    const offset = font.readUInt32BE(at + 8);
    return font.subarray(offset, offset + font.readUInt32BE(at + 12));
  }
  return undefined;
}

/** Format 4. Its last range is a mark that ends the list. */
function shortRanges(part: Buffer): Range[] {
  const doubled = part.readUInt16BE(6);
  return Array.from({ length: doubled / 2 - 1 }, (_, i): Range => {
    const [last, first] = [part.readUInt16BE(14 + i * 2), part.readUInt16BE(16 + doubled + i * 2)];
    return [first, last];
  });
}

/** Format 12. */
const longRanges = (part: Buffer): Range[] =>
  Array.from({ length: part.readUInt32BE(12) }, (_, i): Range => [
    part.readUInt32BE(16 + i * 12),
    part.readUInt32BE(20 + i * 12),
  ]);
