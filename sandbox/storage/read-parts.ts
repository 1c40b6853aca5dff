export type Part = { readonly name: string; readonly content: Buffer };

/** The fields of a form with files, by RFC 7578: whatever stands between two boundaries, byte by byte. */
export function readParts(body: Buffer, contentType: string): Part[] {
  const [, boundary] = /boundary="?([^";]+)"?/.exec(contentType) ?? [];
  if (boundary === undefined) return [];
  const mark = Buffer.from(`--${boundary}`);
  const parts: Part[] = [];
  for (let at = body.indexOf(mark); at >= 0;) {
    const next = body.indexOf(mark, at + mark.length);
    if (next < 0) break;
    const part = body.subarray(at + mark.length + 2, next - 2); // without the line ends around it
    const head = part.indexOf('\r\n\r\n');
    const [, name] = /name="([^"]*)"/.exec(part.toString('utf8', 0, head)) ?? [];
    if (name !== undefined) parts.push({ name, content: part.subarray(head + 4) });
    at = next;
  }
  return parts;
}
