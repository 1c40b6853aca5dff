/** The beginning of a text, cut between words and never inside a letter; whether anything was left out. */
export function cutText(text: string, most: number): { text: string; isCut: boolean } {
  const chars = Array.from(text);
  if (chars.length <= most) return { text, isCut: false };
  const head = chars.slice(0, most).join('');
  const lastSpace = head.lastIndexOf(' ');
  return {
    text: `${(lastSpace > most / 2 ? head.slice(0, lastSpace) : head).replace(/[\s,.;:،]+$/u, '')} …`,
    isCut: true,
  };
}
