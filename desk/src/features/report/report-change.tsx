import { useLingui } from '@lingui/react/macro';
import { writeNumber } from '@stayfront/ui/formats/write-number.ts';
import { useDesk } from '../../app/page/desk-context.tsx';

interface ReportChangeProps {
  now: number | null;
  before: number | null;
  /** Of shares the difference is said in points. */
  isShare?: boolean;
}

/** How much more or less than what it is compared with. */
export function ReportChange({ now, before, isShare = false }: ReportChangeProps) {
  const { t } = useLingui();
  const { language } = useDesk();
  if (now === null || before === null || (before === 0 && !isShare)) return null;
  const difference = isShare ? (now - before) / 100 : ((now - before) / before) * 100;
  const rounded = Math.round(difference * 10) / 10;
  const number = writeNumber(language, Math.abs(rounded), 1);
  const sign = rounded < 0 ? '−' : '+';
  const isNothing = rounded === 0;
  return (
    <span className={isNothing ? 'report-change' : rounded > 0 ? 'report-change is-up' : 'report-change is-down'}>
      <bdi>{isNothing ? '±0' : isShare ? `${sign}${number}` : `${sign}${number}\u00a0%`}</bdi>
      {isShare && !isNothing ? ` ${t`points`}` : ''}
    </span>
  );
}
