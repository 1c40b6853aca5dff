type Item = number | string | Buffer | ReadonlyMap<string | number, Item>;

/** CBOR (RFC 8949), as much of it as an authenticator says: whole numbers, bytes, text and maps. */
export function cborOf(item: Item): Buffer {
  if (typeof item === 'number') return item < 0 ? headOf(1, -1 - item) : headOf(0, item);
  if (typeof item === 'string') {
    const bytes = Buffer.from(item);
    return Buffer.concat([headOf(3, bytes.length), bytes]);
  }
  if (Buffer.isBuffer(item)) return Buffer.concat([headOf(2, item.length), item]);
  const entries = [...item].flatMap(([key, value]) => [cborOf(key), cborOf(value)]);
  return Buffer.concat([headOf(5, item.size), ...entries]);
}

function headOf(kind: number, count: number): Buffer {
  if (count < 24) return Buffer.from([(kind << 5) | count]);
  if (count < 256) return Buffer.from([(kind << 5) | 24, count]);
  return Buffer.from([(kind << 5) | 25, count >> 8, count & 255]);
}
