import { better, wrong, type Finding, type Verdict } from './finding.ts';
import { readRecords } from './pasted-records.ts';
import { readTags } from './read-tags.ts';

export type DmarcCode =
  | 'missing'
  | 'not_dmarc'
  | 'several'
  | 'wrong_place'
  | 'version'
  | 'no_policy'
  | 'policy_strange'
  | 'only_watched'
  | 'share'
  | 'no_reports'
  | 'report_address'
  | 'reports_elsewhere';

const policies = ['none', 'quarantine', 'reject'];
const mail = /^mailto:[^@\s,!]+@([a-z0-9.-]+\.[a-z]{2,})(![0-9]+[kmgt]?)?$/i;

/** What a domain asks mailboxes to do with letters that only look like its own, and who hears of them. */
export function checkDmarc(
  text: string,
  { domain, reportsTo }: { readonly domain: string; readonly reportsTo: string },
): Verdict<DmarcCode> {
  const first = `v=DMARC1; p=none; rua=mailto:${reportsTo}`;
  const records = readRecords(text);
  if (records.length === 0) return { findings: [wrong('missing')], line: first };
  const found = records.filter(
    ({ value }) => /^v\s*=\s*dmarc/i.test(value) || /(^|;)\s*p\s*=\s*(none|quar|rej)/i.test(value),
  );
  const [record] = found;
  if (!record) return { findings: [wrong('not_dmarc')], line: first };
  const findings: Finding<DmarcCode>[] = found.length > 1 ? [wrong('several')] : [];
  const { name, value } = record;
  if (name !== null && name.includes('.') && name !== `_dmarc.${domain.toLowerCase()}`)
    findings.push(wrong('wrong_place', name));
  if (!/^v=DMARC1\s*(;|$)/.test(value)) findings.push(wrong('version', value.split(';')[0] ?? ''));
  const tags = readTags(value);
  findings.push(...checkPolicy(tags), ...checkReports(tags, domain));
  return { findings, line: lineOf(tags, reportsTo) };
}

function checkPolicy(tags: ReadonlyMap<string, string>): Finding<DmarcCode>[] {
  const policy = tags.get('p')?.toLowerCase();
  if (policy === undefined || policy === '') return [wrong('no_policy')];
  const strange = [policy, tags.get('sp')?.toLowerCase() ?? policy].find((one) => !policies.includes(one));
  if (strange !== undefined) return [wrong('policy_strange', strange)];
  const share = tags.get('pct');
  return [
    ...(policy === 'none' ? [better<DmarcCode>('only_watched')] : []),
    ...(share !== undefined && share !== '100' ? [better<DmarcCode>('share', share)] : []),
  ];
}

function checkReports(tags: ReadonlyMap<string, string>, domain: string): Finding<DmarcCode>[] {
  const text = tags.get('rua');
  if (text === undefined || text === '') return [better('no_reports')];
  return text.split(',').flatMap((address): Finding<DmarcCode>[] => {
    const [, host] = mail.exec(address.trim()) ?? [];
    if (host === undefined) return [wrong('report_address', address.trim())];
    return isOfOneHouse(host.toLowerCase(), domain.toLowerCase())
      ? []
      : [better('reports_elsewhere', host.toLowerCase())];
  });
}

const isOfOneHouse = (one: string, other: string): boolean =>
  one === other || one.endsWith(`.${other}`) || other.endsWith(`.${one}`);

function lineOf(tags: ReadonlyMap<string, string>, reportsTo: string): string {
  const asked = (tags.get('p') ?? '').toLowerCase();
  const reports = (tags.get('rua') ?? '')
    .split(',')
    .map((address) => address.trim())
    .map((address) => (/^[^:\s]+@[^\s]+$/.test(address) ? `mailto:${address}` : address))
    .filter((address) => mail.test(address));
  const others = [...tags].filter(
    ([name, value]) =>
      !['v', 'p', 'rua', 'pct'].includes(name) && (name !== 'sp' || policies.includes(value.toLowerCase())),
  );
  return [
    'v=DMARC1',
    `p=${policies.includes(asked) ? asked : 'none'}`,
    ...others.map(([name, value]) => `${name}=${value}`),
    `rua=${reports.length > 0 ? reports.join(',') : `mailto:${reportsTo}`}`,
  ].join('; ');
}
