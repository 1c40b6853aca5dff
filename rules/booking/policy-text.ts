import type { CancellationFee, CancellationPolicy, PolicyMoment } from '../cancellation/policy.ts';

// How a quote writes a cancellation policy. One step is written as it was before there were several ("2.18.n1" is two
// days before at 18:00, then a night; "-.p7ps" is never free, then all), so that servers of both versions read it.
// Further steps follow with their moment, a fee for not arriving with an x: "30.18.p1jk.7.18.p3uw.x.p7ps".
const letters = { nights: 'n', percent: 'p', fixed: 'f' } as const;
const moment = String.raw`\d+\.\d+`;
const fee = '[npf][0-9a-z]+';
const wholeText = new RegExp(String.raw`^(?:-|(${moment}))\.(${fee})((?:\.${moment}\.${fee})*)(?:\.x\.(${fee}))?$`);
const stepText = new RegExp(String.raw`\.(${moment})\.(${fee})`, 'g');

export const writePolicy = (policy: CancellationPolicy): string =>
  [
    policy.freeUntil ? writeMoment(policy.freeUntil) : '-',
    writeFee(policy.fee),
    ...(policy.steps ?? []).flatMap((step) => [writeMoment(step.after), writeFee(step.fee)]),
    ...(policy.noShow ? ['x', writeFee(policy.noShow)] : []),
  ].join('.');

/** Null for a text that we did not write. */
export function readPolicy(text: string): CancellationPolicy | null {
  const match = wholeText.exec(text);
  if (!match) return null;
  const [, freeUntil, first, more = '', noShow] = match;
  const steps = [...more.matchAll(stepText)].map(([, after, then]) => ({
    after: readMoment(after),
    fee: readFee(then),
  }));
  return {
    freeUntil: freeUntil === undefined ? null : readMoment(freeUntil),
    fee: readFee(first),
    ...(steps.length > 0 ? { steps } : {}),
    ...(noShow === undefined ? {} : { noShow: readFee(noShow) }),
  };
}

const writeMoment = ({ daysBefore, hour }: PolicyMoment): string => `${daysBefore}.${hour}`;

function readMoment(text = ''): PolicyMoment {
  const [daysBefore = 0, hour = 0] = text.split('.').map(Number);
  return { daysBefore, hour };
}

export const writeFee = (kept: CancellationFee): string => letters[kept.kind] + numberOf(kept).toString(36);

const numberOf = (kept: CancellationFee): number =>
  kept.kind === 'nights' ? kept.nights : kept.kind === 'percent' ? kept.basisPoints : kept.minor;

export function readFee(text = ''): CancellationFee {
  const number = Number.parseInt(text.slice(1), 36);
  switch (text[0]) {
    case letters.nights:
      return { kind: 'nights', nights: number };
    case letters.percent:
      return { kind: 'percent', basisPoints: number };
    default:
      return { kind: 'fixed', minor: number };
  }
}
