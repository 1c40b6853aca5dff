/** The lines of a text with separators (RFC 4180), which are found by what the first line has most of. */
export function* csvLines(text: string): Generator<string[]> {
  const plain = text.replace(/^\uFEFF/, '');
  const [first = ''] = plain.split(/\r?\n/, 1);
  const count = (sign: string): number => first.split(sign).length;
  const separator = [';', '\t', ','].toSorted((a, b) => count(b) - count(a))[0] ?? ',';
  let line: string[] = [];
  let at = 0;
  while (at < plain.length) {
    let field = '';
    if (plain[at] === '"') {
      for (at++; at < plain.length; at++) {
        if (plain[at] !== '"') field += plain[at];
        else if (plain[at + 1] === '"') field += plain[++at];
        else break;
      }
      at++;
    } else {
      const end = nextOf(plain, at, separator);
      field = plain.slice(at, end);
      at = end;
    }
    line.push(field);
    if (plain[at] === separator) {
      at++;
      if (at === plain.length || plain[at] === '\r' || plain[at] === '\n') line.push('');
      else continue;
    }
    at += plain[at] === '\r' && plain[at + 1] === '\n' ? 2 : 1;
    yield line;
    line = [];
  }
  if (line.length > 0) yield line;
}

function nextOf(text: string, from: number, separator: string): number {
  for (let at = from; at < text.length; at++)
    if (text[at] === separator || text[at] === '\n' || text[at] === '\r') return at;
  return text.length;
}
