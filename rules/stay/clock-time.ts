/** Reads a time of day on the 24-hour clock, as hotels write it in their documents. */
export function clockTime(text: string): { readonly hour: number; readonly minute: number } {
  const match = /^([01]\d|2[0-3]):([0-5]\d)$/.exec(text);
  if (!match) throw new RangeError(`${text} is not a time of day`);
  return { hour: Number(match[1]), minute: Number(match[2]) };
}
