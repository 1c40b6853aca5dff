import { Trans } from '@lingui/react/macro';
import { agesOf, type Guests } from '@stayfront/rules/stay/guests';
import type { MouseEvent } from 'react';
import { useHotel } from '../../app/page/hotel-context.ts';
import { useCounts } from '../stay/use-counts.ts';
import './assumed-ages.css';

interface AssumedAgesProps {
  guests: Guests;
  onTell: (event: MouseEvent<HTMLElement>) => void;
}

/** Which ages the prices are for as long as nobody told them, and the way to tell. */
export function AssumedAges({ guests, onTell }: AssumedAgesProps) {
  const { config } = useHotel();
  const { minors } = useCounts();
  const oldest = minors({ ...guests, ages: agesOf(guests, config.guestsBounds) });
  return (
    <p className="small assumed-ages">
      <Trans comment="The ages of the children are not known; {oldest}: 1 child (12 years)">
        Prices are for the oldest age: {oldest}.
      </Trans>{' '}
      <button type="button" className="link" aria-haspopup="dialog" onClick={onTell}>
        <Trans>Tell us the ages for the exact price</Trans>
      </button>
    </p>
  );
}
