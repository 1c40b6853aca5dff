import { Trans } from '@lingui/react/macro';
import type { CurrencyCode } from '@stayfront/rules/currency/currencies';
import { formatMoney } from '@stayfront/ui/formats/format-money.ts';
import { Dotted } from '@stayfront/ui/parts/dotted.tsx';
import type { ReactNode } from 'react';
import { formatDeadline } from '../../app/i18n/format-deadline.ts';
import { useVisit } from '../../app/flow/visit.tsx';
import { useHotel } from '../../app/page/hotel-context.ts';
import type { TimelineEntry } from './timeline.tsx';

/** What is kept of a stay: how much, once that is known, and how it is counted. */
type Fee = { readonly amount?: number | undefined; readonly fee: string | null };
type Fees = {
  /** Up to an instant; null is the last step. Free where there is neither amount nor fee. */
  readonly steps: readonly (Fee & { readonly until: string | null })[];
  /** Where not arriving costs something of its own. */
  readonly noShowFee: Fee | null;
};

type Entries = { readonly steps: readonly TimelineEntry[]; readonly noShow: readonly TimelineEntry[] };

/** The steps of a policy for a timeline: until when, how much, and how that is counted. */
export function useFeeEntries({ steps, noShowFee }: Fees, currency: CurrencyCode): Entries {
  const { language } = useVisit();
  const { timeZone } = useHotel().info;
  const said = ({ amount, fee }: Fee): ReactNode => {
    const money = amount !== undefined && (
      <bdi key="amount" className="nb">
        {formatMoney(language, amount, currency)}
      </bdi>
    );
    return <Dotted facts={[money, fee].filter(Boolean)} />;
  };
  const entries = steps.map((step, place) => {
    const isFree = step.fee === null && (step.amount ?? 0) === 0;
    const deadline = step.until === null ? '' : formatDeadline(language, step.until, timeZone);
    return {
      key: step.until ?? 'last',
      isFree,
      when:
        step.until !== null ? (
          <Trans>Until {deadline}</Trans>
        ) : place > 0 ? (
          <Trans comment="Head of a step in time: after the day until which cancelling is free">After that</Trans>
        ) : (
          <Trans comment="Head of a step in time: what cancelling costs today and later">From now on</Trans>
        ),
      what: isFree ? <Trans>Cancel free of charge.</Trans> : said(step),
    };
  });
  const when = <Trans comment="Head of a step in time: what guests pay who do not come">If you do not arrive</Trans>;
  return {
    steps: entries,
    noShow: noShowFee ? [{ key: 'no-show', isFree: false, when, what: said(noShowFee) }] : [],
  };
}
