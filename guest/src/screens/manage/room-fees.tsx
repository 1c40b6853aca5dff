import { Trans } from '@lingui/react/macro';
import type { CurrencyCode } from '@stayfront/rules/currency/currencies';
import { hasFeeSteps } from '../../features/offer/has-fee-steps.ts';
import { Timeline } from '../../features/offer/timeline.tsx';
import { useFeeEntries } from '../../features/offer/use-fee-entries.tsx';
import type { ReservedRoom } from '../../features/reservation/standing-rooms.ts';

/** What cancelling a room costs and when, where that is more than its badge says. */
export function RoomFees({ stay, hotelCurrency }: { stay: ReservedRoom; hotelCurrency: CurrencyCode }) {
  const { roomStayIndex, cancellationSteps = [], noShowFee = null } = stay;
  const { steps, noShow } = useFeeEntries({ steps: cancellationSteps, noShowFee }, hotelCurrency);
  if (!hasFeeSteps(cancellationSteps, noShowFee)) return null;
  const labelId = `fees-${roomStayIndex}`;
  return (
    <div className="mroom__cx">
      <h3 className="h4" id={labelId}>
        <Trans>Cancellation conditions</Trans>
      </h3>
      <Timeline entries={[...steps, ...noShow]} labelId={labelId} />
    </div>
  );
}
