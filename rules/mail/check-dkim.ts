import { better, wrong, type Finding, type Verdict } from './finding.ts';
import { readRecords } from './pasted-records.ts';
import { readTags } from './read-tags.ts';

export type DkimCode =
  | 'missing'
  | 'not_dkim'
  | 'several'
  | 'wrong_place'
  | 'no_key'
  | 'revoked'
  | 'key_cut'
  | 'key_strange'
  | 'key_short'
  | 'key_small'
  | 'testing'
  | 'version'
  | 'passed_on';

/** Whether the key stands whole in its record, by which mailboxes know a letter again. */
export function checkDkim(text: string, domain: string): Verdict<DkimCode> {
  const records = readRecords(text);
  if (records.length === 0) return { findings: [wrong('missing')], line: null };
  const misplaced = records.filter(({ name }) => name !== null && name.includes('.') && !isPlace(name, domain));
  const place = misplaced.map(({ name }) => wrong<DkimCode>('wrong_place', name ?? ''));
  const [pointing] = records.filter(({ type }) => type === 'CNAME');
  // Where the record points to a mail service, the key stands there, and the service renews it.
  if (pointing) return { findings: [...place, better('passed_on', pointing.value)], line: null };
  const found = records.filter(
    ({ value }) => /(^|;)\s*(v\s*=\s*dkim|p\s*=)/i.test(value) && !/dmarc|spf1/i.test(value),
  );
  const [first] = found;
  if (!first) return { findings: [...place, wrong('not_dkim')], line: null };
  if (found.length > 1) place.push(wrong('several'));
  const tags = readTags(first.value);
  const key = tags.get('p')?.replace(/\s+/g, '');
  const findings = [...place, ...checkVersion(tags), ...checkKey(key, tags.get('k') ?? 'rsa')];
  if (tags.get('t')?.split(':').includes('y')) findings.push(better('testing'));
  const isUnusable = findings.some(({ code }) => ['no_key', 'revoked', 'key_cut', 'key_strange'].includes(code));
  return { findings, line: isUnusable || key === undefined ? null : lineOf(tags, key) };
}

const isPlace = (name: string, domain: string): boolean => name.endsWith(`._domainkey.${domain.toLowerCase()}`);

function checkVersion(tags: ReadonlyMap<string, string>): Finding<DkimCode>[] {
  const version = tags.get('v');
  const [first] = tags.keys();
  return version !== undefined && (version.toUpperCase() !== 'DKIM1' || first !== 'v')
    ? [wrong('version', version)]
    : [];
}

function checkKey(key: string | undefined, kind: string): Finding<DkimCode>[] {
  if (key === undefined) return [wrong('no_key')];
  if (key === '') return [wrong('revoked')];
  const bytes = readBase64(key);
  if (bytes === null) return [wrong('key_strange')];
  if (kind.toLowerCase() === 'ed25519') return bytes.length === 32 ? [] : [wrong('key_cut')];
  const whole = bytes[0] === 0x30 ? wholeLength(bytes) : null;
  if (whole === null) return [wrong('key_strange')];
  if (bytes.length < whole) return [wrong('key_cut')];
  // A key of 1024 bits takes some 160 bytes with what stands around it, one of 2048 some 290.
  if (bytes.length < 150) return [wrong('key_short')];
  return bytes.length < 280 ? [better('key_small')] : [];
}

/** How long the key says that it is; what was cut off is shorter. */
function wholeLength(bytes: readonly number[]): number | null {
  const [, first = 0] = bytes;
  if (first < 0x80) return first + 2;
  const count = first - 0x80;
  if (count < 1 || count > 2) return null;
  return bytes.slice(2, 2 + count).reduce((sum, byte) => sum * 256 + byte, 0) + 2 + count;
}

const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/';

/** Its bytes as far as it goes, or null where it is none. */
function readBase64(text: string): number[] | null {
  if (!/^[A-Za-z0-9+/]+={0,2}$/.test(text)) return null;
  const bytes: number[] = [];
  let [held, bits] = [0, 0];
  for (const letter of text.replace(/=+$/, '')) {
    held = (held * 64 + letters.indexOf(letter)) % 4096;
    bits += 6;
    if (bits < 8) continue;
    bits -= 8;
    bytes.push(Math.floor(held / 2 ** bits) % 256);
  }
  return bytes;
}

function lineOf(tags: ReadonlyMap<string, string>, key: string): string {
  const others = [...tags].filter(([name]) => !['v', 'p', 't'].includes(name));
  const flags = (tags.get('t') ?? '').split(':').filter((flag) => flag !== '' && flag !== 'y');
  const rest = [...others, ...(flags.length > 0 ? [['t', flags.join(':')] as const] : [])];
  return ['v=DKIM1', ...rest.map(([name, value]) => `${name}=${value}`), `p=${key}`].join('; ');
}
