export type TarEntry = { readonly name: string; readonly bytes: Buffer };

const block = 512;
const largest = 256 * 1024 * 1024;

/** Reads what `tarWriter` wrote, file by file; one that is cut short or altered is an error. */
export async function* readTar(source: AsyncIterable<Buffer>): AsyncGenerator<TarEntry> {
  let held: Buffer = Buffer.alloc(0);
  const chunks = source[Symbol.asyncIterator]();
  const take = async (length: number): Promise<Buffer> => {
    const parts = [held];
    let size = held.length;
    while (size < length) {
      const next = await chunks.next();
      if (next.done) throw new Error('The backup ends too early');
      parts.push(next.value);
      size += next.value.length;
    }
    const all = Buffer.concat(parts);
    held = all.subarray(length);
    return all.subarray(0, length);
  };
  for (;;) {
    const head = await take(block);
    if (head.every((one) => one === 0)) return;
    const sum = octalIn(head, 148, 8);
    head.fill(' ', 148, 156);
    const size = octalIn(head, 124, 12);
    if (head.reduce((all, one) => all + one, 0) !== sum || !(size <= largest))
      throw new Error('This is not a backup, or it was altered');
    const bytes = await take(size);
    await take((block - (size % block)) % block);
    const name = head.subarray(0, 100).toString('latin1');
    yield { name: name.slice(0, name.indexOf('\0')), bytes };
  }
}

const octalIn = (head: Buffer, at: number, length: number): number =>
  Number.parseInt(
    head
      .subarray(at, at + length)
      .toString('latin1')
      .replace(/[\0 ]+$/, ''),
    8,
  );
