import { compareFees } from '@stayfront/rules/cancellation/compare-fees';
import type { CancellationFee, CancellationPolicy, PolicyMoment } from '@stayfront/rules/cancellation/policy';

type Fault = (path: (string | number)[], message: string) => void;

/** Steps follow each other in time, each dearer than all before it; not arriving costs no less than the last of them. */
export function checkPolicy({ freeUntil, fee, steps = [], noShow }: CancellationPolicy, fault: Fault): void {
  if (steps.length > 0 && isNothing(fee))
    fault(['fee'], 'Say with freeUntil until when cancelling is free, and give a fee that is more than nothing here');
  steps.forEach((step, place) => {
    const above = steps[place - 1];
    const before = above ? `the step above it (${said(above.after)})` : freeUntil && `freeUntil (${said(freeUntil)})`;
    const moment = above?.after ?? freeUntil;
    if (moment && before)
      checkOrder(moment, step.after, before, (message) => fault(['steps', place, 'after'], message));
    const earlier = [fee, ...steps.slice(0, place).map((one) => one.fee)];
    checkDearer(earlier, step.fee, (message) => fault(['steps', place, 'fee'], message));
  });
  if (noShow && [fee, ...steps.map((step) => step.fee)].some((earlier) => compareFees(noShow, earlier) === 'less'))
    fault(
      ['noShow'],
      'Not arriving must not cost less than cancelling does: raise this fee, or leave noShow out to keep what the last step keeps',
    );
}

function checkOrder(before: PolicyMoment, after: PolicyMoment, name: string, fault: (message: string) => void): void {
  const [earlier, later] = [hoursBefore(before), hoursBefore(after)];
  if (later === earlier) fault(`This is the moment of ${name}: give each step a moment of its own`);
  if (later > earlier)
    fault(`This comes before ${name}: put steps in the order of time, those nearest to arrival last`);
}

function checkDearer(before: readonly CancellationFee[], fee: CancellationFee, fault: (message: string) => void): void {
  const compared = before.map((earlier) => compareFees(fee, earlier));
  if (compared.includes('less'))
    fault(
      'This is less than a step before it keeps: cancelling must not become cheaper nearer to arrival. Raise this fee or lower that one',
    );
  else if (compared.includes('same')) fault('A step before it keeps the same: raise this fee, or leave the step out');
}

const isNothing = (fee: CancellationFee): boolean => compareFees(fee, { kind: 'fixed', minor: 0 }) === 'same';

/** Only their order counts, so that clocks may change in between. */
const hoursBefore = ({ daysBefore, hour }: PolicyMoment): number => daysBefore * 24 - hour;

const said = ({ daysBefore, hour }: PolicyMoment): string =>
  `${daysBefore} ${daysBefore === 1 ? 'day' : 'days'} before at ${hour}:00`;
