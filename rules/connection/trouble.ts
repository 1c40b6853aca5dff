/** Why somebody has not taken what they were told, as far as it tells a hotel what to do about it. */
export const troubles = [
  'no-answer',
  'closed',
  'no-such-name',
  'broke-off',
  'certificate',
  'not-allowed',
  'moved',
  'secret',
  'not-there',
  'not-understood',
  'too-often',
  'their-fault',
  'refused-inside',
  'keys',
  'other',
] as const;
export type Trouble = (typeof troubles)[number];

const byStatus: ReadonlyMap<number, Trouble> = new Map([
  [401, 'secret'],
  [403, 'secret'],
  [404, 'not-there'],
  [410, 'not-there'],
  [408, 'no-answer'],
  [429, 'too-often'],
]);

/** The network's own words, and ours for what came before it. */
const bySign: readonly (readonly [RegExp, Trouble])[] = [
  [/^No key from Google|^There are no keys/, 'keys'],
  [/refused in the answer$/, 'refused-inside'],
  [/^No answer in time$|^ETIMEDOUT$/, 'no-answer'],
  [/^ECONNREFUSED$|^EHOSTUNREACH$|^ENETUNREACH$/, 'closed'],
  [/to be found$|^ENOTFOUND$|^EAI_AGAIN$/, 'no-such-name'],
  [/CERT|SELF_SIGNED|UNABLE_TO_|ERR_TLS|^ERR_SSL|^EPROTO$/, 'certificate'],
  [/^ECONNRESET$|^EPIPE$|^The answer (broke off|was too large)$|socket hang up/, 'broke-off'],
  [/^Use |^This address is not on|^This is not an address|^Leave name and password/, 'not-allowed'],
];

/** What stands behind the answer of a try, or behind its absence. */
export function troubleOf(status: string): Trouble {
  const found = bySign.find(([sign]) => sign.test(status));
  if (found) return found[1];
  const code = /^\d{3}$/.test(status) ? Number(status) : 0;
  if (code >= 500) return 'their-fault';
  if (code >= 300 && code < 400) return 'moved';
  return byStatus.get(code) ?? (code >= 400 ? 'not-understood' : 'other');
}
