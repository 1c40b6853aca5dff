import { Trans, useLingui } from '@lingui/react/macro';
import { CircleCheck, Landmark } from 'lucide-react';
import { Alert } from '@stayfront/ui/parts/alert.tsx';
import { Badge } from '@stayfront/ui/parts/badge.tsx';
import { Picture } from '@stayfront/ui/parts/picture.tsx';
import { SummaryLines } from '@stayfront/ui/parts/summary-lines.tsx';
import '../../features/basket/checkout.css';
import { Section } from './section.tsx';
import { amounts, paintings } from './specimens.ts';

export function SummarySection() {
  const { t } = useLingui();
  return (
    <Section title={<Trans>Summary</Trans>}>
      <div className="g2">
        <div className="box sum">
          <header className="sum__head">
            <h3>
              <Trans>Your stay</Trans>
            </h3>
            <p className="small muted">
              <Trans>Fri 11 to Mon 14 June 2027 · 3 nights</Trans>
            </p>
          </header>
          <section className="sum__room">
            <div className="row">
              <div className="pic sum__thumb">
                {paintings([t`The lake at noon`]).map((picture) => (
                  <Picture key={picture.src} picture={picture} />
                ))}
              </div>
              <div className="grow">
                <p className="cap muted">
                  <Trans>Room 1</Trans>
                </p>
                <h4>
                  <Trans>Double Room with Lake View</Trans>
                </h4>
                <p className="small muted">
                  <Trans>Flexible · 2 adults</Trans>
                </p>
              </div>
            </div>
            <SummaryLines
              lines={[
                { key: 'room', label: <Trans>Room, 3 nights</Trans>, amount: amounts.room },
                { key: 'promo', label: <Trans>Promo code</Trans>, amount: amounts.saving, kind: 'saving' },
                {
                  key: 'breakfast',
                  label: <Trans>Breakfast buffet</Trans>,
                  note: <Trans>2 persons × 3 nights</Trans>,
                  amount: amounts.breakfast,
                },
                { key: 'total', label: <Trans>Room total</Trans>, amount: amounts.roomTotal, kind: 'total' },
              ]}
            />
            <Badge tone="ok" icon={CircleCheck}>
              <Trans>Free cancellation until 8 June, 18:00</Trans>
            </Badge>
          </section>
          <section className="sum__total">
            <div className="row between">
              <h4>
                <Trans>Total</Trans>
              </h4>
              <bdi className="big">{amounts.roomTotal}</bdi>
            </div>
            <SummaryLines
              lines={[
                {
                  key: 'charged',
                  label: <Trans>Charged in the hotel’s currency</Trans>,
                  amount: amounts.hotelCurrency,
                  kind: 'strong',
                },
              ]}
            />
            <Alert icon={Landmark}>
              <Trans>City tax of {amounts.tax} is not included. It is collected by the hotel at check-in.</Trans>
            </Alert>
          </section>
        </div>
      </div>
    </Section>
  );
}
