import { better, wrong, type Finding, type Verdict } from './finding.ts';
import { readRecords } from './pasted-records.ts';

export type SpfCode =
  | 'missing'
  | 'not_spf'
  | 'several'
  | 'not_understood'
  | 'sender_missing'
  | 'after_all'
  | 'everybody'
  | 'no_end'
  | 'no_word'
  | 'too_many_lookups'
  | 'old_term';

/** Whoever receives a letter asks no further than this. */
const mostLookups = 10;
const ip4 = /^\d{1,3}(\.\d{1,3}){3}(\/\d{1,2})?$/;
const ip6 = /^[0-9a-f:.]*:[0-9a-f:.]*(\/\d{1,3})?$/i;
const host = /^(?:[\w%{}-]+\.)+[a-z][\w{}%-]*$/i;
const end = /^[-~?+]?all$/i;

/** Whether a domain lets those servers post for it that have to; `needs` are terms such as `include:spf.example.com`. */
export function checkSpf(text: string, needs: readonly string[]): Verdict<SpfCode> {
  const records = readRecords(text).map(({ value }) => value);
  const found = records.filter((value) => /^v\s*=\s*spf1?(\s|$)/i.test(value));
  if (found.length === 0)
    return { findings: [wrong(records.length === 0 ? 'missing' : 'not_spf')], line: lineOf([], needs, '~all') };
  const terms = found.flatMap((value) => value.replace(/^v\s*=\s*spf1?/i, '').split(' ')).filter((term) => term !== '');
  const findings: Finding<SpfCode>[] = found.length > 1 ? [wrong('several')] : [];
  const [isWritten] = found.map((value) => /^v=spf1(\s|$)/i.test(value));
  if (!isWritten) findings.push(wrong('not_understood', found[0]?.split(' ')[0] ?? ''));
  const strange = terms.filter((term) => !isTerm(term));
  findings.push(...strange.map((term) => wrong<SpfCode>('not_understood', term)));
  const known = distinct(terms.filter((term) => isTerm(term)));
  const place = terms.findIndex((term) => end.test(term));
  const late = place === -1 || found.length > 1 ? [] : terms.slice(place + 1).filter((term) => !isModifier(term));
  findings.push(...late.filter((term) => isTerm(term)).map((term) => wrong<SpfCode>('after_all', term)));
  const heard = new Set(known.filter((term) => !late.includes(term)).map((term) => plain(term)));
  findings.push(
    ...needs.filter((need) => !heard.has(plain(need))).map((need) => wrong<SpfCode>('sender_missing', need)),
  );
  const last = terms.find((term) => end.test(term));
  const isPassedOn = known.some((term) => /^redirect=/i.test(term));
  if (last === undefined && !isPassedOn) findings.push(better('no_end'));
  else if (last !== undefined && /^\+?all$/i.test(last)) findings.push(wrong('everybody', last));
  else if (last?.startsWith('?')) findings.push(better('no_word', last));
  findings.push(
    ...known.filter((term) => /^[-~?+]?ptr\b/i.test(term)).map((term) => better<SpfCode>('old_term', term)),
  );
  const others = known.filter((term) => !end.test(term));
  const whole = distinct([...needs.filter((need) => !others.some((term) => plain(term) === plain(need))), ...others]);
  const lookups = whole.filter((term) => asks(term)).length;
  if (lookups > mostLookups) findings.push(wrong('too_many_lookups', String(lookups)));
  const close = last !== undefined && /^[-~]all$/i.test(last) ? last.toLowerCase() : '~all';
  return { findings, line: lineOf(others, needs, isPassedOn && last === undefined ? null : close) };
}

function isTerm(term: string): boolean {
  const bare = plain(term);
  if (/^all$/.test(bare)) return true;
  if (bare.startsWith('ip4:'))
    return (
      ip4.test(bare.slice(4)) &&
      bare
        .slice(4)
        .split(/[./]/)
        .every((part) => Number(part) < 256)
    );
  if (bare.startsWith('ip6:')) return ip6.test(bare.slice(4));
  const [, name = ''] = /^(?:include:|exists:|redirect=|exp=)(.+)$/.exec(bare) ?? [];
  if (name !== '') return host.test(name);
  const [, of] = /^(?:a|mx|ptr)(?::([^/]+))?(?:\/\d{1,2})?(?:\/\/\d{1,3})?$/.exec(bare) ?? [];
  return /^(a|mx|ptr)([:/]|$)/.test(bare) && (of === undefined ? !bare.includes(':') : host.test(of));
}

const isModifier = (term: string): boolean => /^(redirect|exp)=/i.test(term);
const asks = (term: string): boolean => /^(include:|exists:|redirect=|(a|mx|ptr)([:/]|$))/.test(plain(term));
/** What a term is, without its sign; a plus says nothing. */
const plain = (term: string): string => term.toLowerCase().replace(/^[-~?+]/, '');

function distinct(terms: readonly string[]): string[] {
  return terms.filter((term, at) => terms.findIndex((other) => plain(other) === plain(term)) === at);
}

function lineOf(terms: readonly string[], needs: readonly string[], close: string | null): string {
  const there = new Set(terms.map((term) => plain(term)));
  const added = needs.filter((need) => !there.has(plain(need)));
  const [rest, modifiers] = [terms.filter((term) => !isModifier(term)), terms.filter(isModifier)];
  return ['v=spf1', ...rest, ...distinct(added), ...(close === null ? [] : [close]), ...modifiers]
    .filter((term) => close === null || !/^redirect=/i.test(term))
    .join(' ');
}
