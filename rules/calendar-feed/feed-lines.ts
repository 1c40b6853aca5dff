/** One property of a calendar: `DTSTART;VALUE=DATE:20270611` is name, parameters and value. */
export type FeedLine = {
  readonly name: string;
  readonly parameters: ReadonlyMap<string, string>;
  readonly value: string;
  /** Where it begins in the file, counted from 1. */
  readonly line: number;
};

/**
 * The properties of a calendar file. Lines that go on in the next one, which begins with a space or a tab, are put
 * together again. Ends of lines are taken as they come: half of the calendars there are do not write those of the
 * standard. Null stands for a line that is no property.
 */
export function* readLines(text: string): Generator<FeedLine | { readonly line: number; readonly value: null }> {
  let begun = '';
  let begunAt = 0;
  let at = 0;
  for (const raw of linesOf(text)) {
    at++;
    const isMore = raw.startsWith(' ') || raw.startsWith('\t');
    if (isMore && begunAt > 0) {
      begun += raw.slice(1);
      continue;
    }
    if (begun.trim() !== '') yield readLine(begun, begunAt);
    begun = raw;
    begunAt = at;
  }
  if (begun.trim() !== '') yield readLine(begun, begunAt);
}

function* linesOf(text: string): Generator<string> {
  let from = text.startsWith('\uFEFF') ? 1 : 0;
  for (let at = from; at < text.length; at++) {
    const code = text.charCodeAt(at);
    if (code !== 10 && code !== 13) continue;
    yield text.slice(from, at);
    if (code === 13 && text.charCodeAt(at + 1) === 10) at++;
    from = at + 1;
  }
  yield text.slice(from);
}

/** A colon ends the parameters where it does not stand in quotes. */
function readLine(text: string, line: number): FeedLine | { readonly line: number; readonly value: null } {
  const parts: string[] = [];
  let isQuoted = false;
  let from = 0;
  for (let at = 0; at < text.length; at++) {
    const sign = text[at];
    if (sign === '"') isQuoted = !isQuoted;
    if (isQuoted || (sign !== ';' && sign !== ':')) continue;
    parts.push(text.slice(from, at));
    from = at + 1;
    if (sign === ':') return property(parts, text.slice(from), line);
  }
  return { line, value: null };
}

function property([name = '', ...parameters]: readonly string[], value: string, line: number): FeedLine {
  return {
    name: name.trim().toUpperCase(),
    parameters: new Map(
      parameters.map((one) => {
        const place = one.indexOf('=');
        const [key, said] = place < 0 ? [one, ''] : [one.slice(0, place), one.slice(place + 1)];
        return [key.trim().toUpperCase(), said.replaceAll('"', '')];
      }),
    ),
    value: value.trim(),
    line,
  };
}
