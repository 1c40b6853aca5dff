/** A record of a domain, as somebody copied it out of whatever shows records. */
export type PastedRecord = {
  /** Without a dot at its end, in small letters; null where only the value was copied. */
  readonly name: string | null;
  readonly type: string | null;
  readonly value: string;
};

const types = 'TXT|CNAME|MX|AAAA|A|ALIAS|ANAME|SPF|NS';
/** As a zone file and `dig` write it. */
const zoneLine = new RegExp(`^([^\\s="]+)\\s+(?:\\d+\\s+)?(?:IN\\s+)?(${types})\\s+(.*)$`, 'i');
/** As `nslookup` writes it. */
const lookupLine = /^(\S+)\s+(text|canonical name)\s*=\s*(.*)$/i;
const begins = /^["\s(]*v\s*=\s*(spf|dkim|dmarc)/i;

/**
 * Reads what was pasted: bare values, lines of a zone file, answers of `dig` and `nslookup`, long texts in several
 * pieces. What is no record of its own goes on where the line before ended.
 */
export function readRecords(text: string): PastedRecord[] {
  const records: { name: string | null; type: string | null; lines: string[] }[] = [];
  for (const line of text.split(/\r?\n/)) {
    const trimmed = line.trim();
    if (trimmed === '' || trimmed.startsWith(';')) continue;
    const zone = zoneLine.exec(trimmed);
    const lookup = lookupLine.exec(trimmed);
    const last = records.at(-1);
    if (zone) records.push({ name: nameOf(zone[1]), type: (zone[2] ?? '').toUpperCase(), lines: [zone[3] ?? ''] });
    else if (lookup) {
      const type = lookup[2]?.toLowerCase() === 'text' ? 'TXT' : 'CNAME';
      records.push({ name: nameOf(lookup[1]), type, lines: [lookup[3] ?? ''] });
    } else if (!last || (begins.test(trimmed) && last.lines.some((one) => one !== '')))
      records.push({ name: null, type: null, lines: [trimmed] });
    else last.lines.push(trimmed);
  }
  return records.map(({ lines, ...record }) => ({ ...record, value: valueOf(lines.join('\n')) }));
}

const nameOf = (text: string | undefined): string => withoutDot((text ?? '').toLowerCase());

/** Names of domains are written with and without a dot at their end. */
export const withoutDot = (name: string): string => name.replace(/\.+$/, '');

/** Quoted pieces are one text without anything between them; the quotes of a word processor are quotes, too. */
function valueOf(text: string): string {
  const plain = text.replace(/[“”„«»]/g, '"');
  const quoted = [...plain.matchAll(/"((?:[^"\\]|\\.)*)"/g)].map(([, piece = '']) => piece);
  const whole = quoted.length > 0 ? quoted.join('') : plain.replace(/[()"]/g, '');
  return whole.replace(/\\(.)/g, '$1').replace(/\s+/g, ' ').trim();
}
