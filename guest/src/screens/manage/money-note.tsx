import { Trans } from '@lingui/react/macro';
import { formatMoney } from '@stayfront/ui/formats/format-money.ts';
import { useVisit } from '../../app/flow/visit.tsx';
import type { MovedMoney } from '../../features/reservation/hand-over.ts';

/** What was paid for a change or goes back for it; nothing where no money moved. */
export function MoneyNote({ money: { paid, refund, currency } }: { money: MovedMoney }) {
  const { language } = useVisit();
  const bill = (minor: number) => <bdi className="nb">{formatMoney(language, minor, currency)}</bdi>;
  const [charged, back] = [bill(paid), bill(refund)];
  if (paid === 0 && refund === 0) return null;
  return (
    <p className="muted">
      {paid > 0 ? (
        <Trans>You have paid {charged} for the change.</Trans>
      ) : (
        <Trans>{back} is on its way to the card you paid with. Your bank may need a few days to show it.</Trans>
      )}
    </p>
  );
}
