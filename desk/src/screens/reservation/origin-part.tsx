import { Trans } from '@lingui/react/macro';
import type { DeskReservation } from '@stayfront/contract/desk/reservation';
import { Section } from '../../parts/section.tsx';
import { useSourceName } from '../../features/reservation/use-source-name.ts';

/** Where the booking came from. */
export function OriginPart({ reservation }: { reservation: DeskReservation }) {
  const sourceName = useSourceName();
  const { source, channelParameters, currency, guestCurrency } = reservation;
  return (
    <Section className="rv-origin" title={<Trans>Where it came from</Trans>}>
      <dl className="sums">
        <div>
          <dt>
            <Trans>Source</Trans>
          </dt>
          <dd>{sourceName(source)}</dd>
        </div>
        {channelParameters.refid && (
          <div>
            <dt>
              <Trans>Campaign</Trans>
            </dt>
            <dd dir="auto">{channelParameters.refid}</dd>
          </div>
        )}
        {guestCurrency !== currency && (
          <div>
            <dt>
              <Trans>Prices were shown in</Trans>
            </dt>
            <dd>{guestCurrency}</dd>
          </div>
        )}
      </dl>
    </Section>
  );
}
