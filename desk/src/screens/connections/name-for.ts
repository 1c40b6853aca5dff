/** A short name out of what people call it; the next free one where another has it. */
export function nameFor(title: string, isTaken: (name: string) => boolean): string {
  const plain = title
    .normalize('NFKD')
    .replace(/\p{M}+/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '')
    .slice(0, 30);
  const name = plain || 'system';
  for (let count = 1; ; count += 1) {
    const tried = count === 1 ? name : `${name}-${count}`;
    if (!isTaken(tried)) return tried;
  }
}
