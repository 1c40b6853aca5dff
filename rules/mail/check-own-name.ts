import { better, wrong, type Finding, type Verdict } from './finding.ts';
import { readRecords, withoutDot } from './pasted-records.ts';

export type OwnNameCode =
  | 'missing'
  | 'no_name'
  | 'is_ours'
  | 'whole_domain'
  | 'several'
  | 'wrong_place'
  | 'wrong_target'
  | 'has_address'
  | 'doubled'
  | 'fixed_address'
  | 'not_pointing';

/** The name in what somebody typed or copied: without a scheme and a path. */
export const nameIn = (text: string): string =>
  withoutDot(
    text
      .trim()
      .toLowerCase()
      .replace(/^[a-z]+:\/\//, '')
      .replace(/[/?#:].*$/, ''),
  );

const isName = (name: string): boolean =>
  name.length <= 253 && /^([a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z][a-z0-9-]{1,62}$/.test(name);

/** Whether a name of the hotel's own leads to the server that guests book on. */
export function checkOwnName(text: string, wished: string, target: string): Verdict<OwnNameCode> {
  const name = nameIn(wished);
  if (!isName(name)) return { findings: [wrong('no_name')], line: null };
  if (name === target) return { findings: [better('is_ours')], line: null };
  if (name.split('.').length < 3) return { findings: [wrong('whole_domain', name)], line: null };
  const line = `${target}.`;
  const records = readRecords(text);
  if (records.length === 0) return { findings: [wrong('missing')], line };
  const findings: Finding<OwnNameCode>[] = [];
  if (records.length > 1) findings.push(wrong('several'));
  const [record] = records.toSorted((a, b) => Number(b.type === 'CNAME') - Number(a.type === 'CNAME'));
  if (!record) return { findings, line };
  const { name: at, type, value } = record;
  const isAtName = at === null || at === name || at === '@' || name.startsWith(`${at}.`);
  if (at === `${name}.${parentOf(name)}`) findings.push(wrong('doubled', at));
  else if (!isAtName) findings.push(wrong('wrong_place', at));
  const lead = nameIn(value);
  const isNumber = /^[\d.]+$|:.*:/.test(value.trim());
  if (type === 'A' || type === 'AAAA' || isNumber) findings.push(better('fixed_address', value));
  else if (type !== null && !['CNAME', 'ALIAS', 'ANAME'].includes(type)) findings.push(wrong('not_pointing', type));
  else if (lead === `${target}.${parentOf(name)}`) findings.push(wrong('doubled', lead));
  else if (lead !== target) findings.push(wrong('wrong_target', lead));
  else if (/[:/]/.test(value)) findings.push(wrong('has_address', value));
  return { findings, line };
}

const parentOf = (name: string): string => name.split('.').slice(1).join('.');
