import type { ReactNode } from 'react';
import { Trans, useLingui } from '@lingui/react/macro';
import { Price } from '@stayfront/ui/parts/price.tsx';
import { Section } from './section.tsx';
import { amounts } from './specimens.ts';

function Line({ token, children }: { token: string; children: ReactNode }) {
  return (
    <div>
      <code>{token}</code>
      {children}
    </div>
  );
}

/** Headings here show type, they do not structure the page. */
export function TypeSection() {
  const { t } = useLingui();
  return (
    <Section title={<Trans>Type</Trans>}>
      <div className="types">
        <Line token="display">
          <span className="display">
            <Trans>Hotel Seeblick</Trans>
          </span>
        </Line>
        <Line token="h1">
          <h1 role="presentation">
            <Trans>Booking confirmed!</Trans>
          </h1>
        </Line>
        <Line token="h2">
          <h2 role="presentation">
            <Trans>5 rooms for your stay</Trans>
          </h2>
        </Line>
        <Line token="h3">
          <h3 role="presentation">
            <Trans>Double Room with Lake View</Trans>
          </h3>
        </Line>
        <Line token="h4">
          <h4 role="presentation">
            <Trans>Cancellation conditions</Trans>
          </h4>
        </Line>
        <Line token="lead">
          <p className="lead">
            <Trans>A calm double with oak floor and a balcony that faces Mount Rigi.</Trans>
          </p>
        </Line>
        <Line token="body">
          <p>
            <Trans>The curtains close completely, and breakfast is served until eleven.</Trans>
          </p>
        </Line>
        <Line token="small">
          <p className="small muted">
            <Trans>Fri 11 to Mon 14 June 2027 · 3 nights · 2 adults</Trans>
          </p>
        </Line>
        <Line token="cap">
          <p className="cap muted">
            <Trans>City tax is collected by the hotel at check-in.</Trans>
          </p>
        </Line>
        <Line token="price">
          <Price
            big={amounts.flexStay}
            isLarge
            per={t`for 3 nights`}
            sub={<Trans>{amounts.flexNight} per night, VAT included</Trans>}
          />
        </Line>
      </div>
    </Section>
  );
}
