import fc from 'fast-check';
import { expect, test } from 'vitest';
import { checkDmarc } from './check-dmarc.ts';

const place = { domain: 'hotel.example', reportsTo: 'info@hotel.example' };
const codes = (text: string) =>
  checkDmarc(text, place).findings.map(({ code, word }) => (word ? `${code} ${word}` : code));
const reports = 'rua=mailto:info@hotel.example';

test.each([
  [`v=DMARC1; p=quarantine; ${reports}`, []],
  [`_dmarc.hotel.example. IN TXT "v=DMARC1;p=reject;sp=none;adkim=s;${reports}"`, []],
  ['', ['missing']],
  ['v=spf1 -all', ['not_dmarc']],
  [`v=DMARC1; p=none; ${reports}`, ['only_watched']],
  [`v=DMARC1; p=reject; ${reports}\nv=DMARC1; p=none`, ['several']],
  [`hotel.example. IN TXT "v=DMARC1; p=reject; ${reports}"`, ['wrong_place hotel.example']],
  [`v=dmarc1; p=reject; ${reports}`, ['version v=dmarc1']],
  [`v=DMARC1; ${reports}`, ['no_policy']],
  [`v=DMARC1; p=refuse; ${reports}`, ['policy_strange refuse']],
  [`v=DMARC1; p=reject; sp=some; ${reports}`, ['policy_strange some']],
  [`v=DMARC1; p=reject; pct=50; ${reports}`, ['share 50']],
  ['v=DMARC1; p=reject', ['no_reports']],
  ['v=DMARC1; p=reject; rua=info@hotel.example', ['report_address info@hotel.example']],
  ['v=DMARC1; p=reject; rua=mailto:a@reports.example', ['reports_elsewhere reports.example']],
])('of “%s” is said: %j', (text, said) => {
  expect(codes(text)).toEqual(said);
});

test.each([
  ['', `v=DMARC1; p=none; ${reports}`],
  ['v=DMARC1; p=refuse; adkim=s', `v=DMARC1; p=none; adkim=s; ${reports}`],
  ['v=DMARC1; p=reject; rua=info@hotel.example', `v=DMARC1; p=reject; ${reports}`],
])('“%s” becomes “%s”', (text, line) => {
  expect(checkDmarc(text, place).line).toBe(line);
});

const tag = fc.constantFrom(
  'p=none',
  'p=Reject',
  'p=',
  'sp=some',
  'pct=20',
  'adkim=s',
  'rua=',
  'rua=a@b.example',
  'x=1',
  '',
);

test('the line that is proposed is right, and is proposed again', () => {
  fc.assert(
    fc.property(fc.constantFrom('v=DMARC1', 'v = dmarc1'), fc.array(tag, { maxLength: 6 }), (version, tags) => {
      const { line } = checkDmarc([version, ...tags].join(';'), place);
      const again = checkDmarc(line ?? '', place);
      expect(again.findings.filter(({ weight }) => weight === 'wrong')).toEqual([]);
      expect(again.line).toBe(line);
    }),
  );
});

test('whatever is pasted is answered', () => {
  fc.assert(fc.property(fc.string({ maxLength: 400 }), (text) => void checkDmarc(`v=DMARC1;${text}`, place)));
});
