/** `--part 2/4`: every fourth thing, from the second on; the parts together are all, and no thing is in two. */
export function choosePart<Thing>(things: readonly Thing[], part: string | undefined): readonly Thing[] {
  if (part === undefined) return things;
  const [, which, of] = /^(\d+)\/(\d+)$/.exec(part) ?? [];
  const [number, count] = [Number(which), Number(of)];
  if (!(number >= 1 && number <= count)) throw new Error(`--part ${part}: say which of how many, as 2/4`);
  return things.filter((_, place) => place % count === number - 1);
}
