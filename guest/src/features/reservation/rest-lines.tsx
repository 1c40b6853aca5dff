import { Trans } from '@lingui/react/macro';
import type { Reservation } from '@stayfront/contract/reservation';
import { Link } from 'react-router';
import { cardName } from '@stayfront/rules/payment/card-name';
import { formatCharge } from '@stayfront/ui/formats/format-charge.ts';
import { formatDay } from '@stayfront/ui/formats/format-day.ts';
import { useVisit } from '../../app/flow/visit.tsx';

interface RestLinesProps {
  reservation: Reservation;
  /** Where it can be paid before that. */
  payAt?: string;
}

/** What of a booking is paid in advance on a later day, and from which card. */
export function RestLines({ reservation, payAt }: RestLinesProps) {
  const { language } = useVisit();
  const { currency, hotelCurrency, restCard, payableOn = [] } = reservation;
  const name = cardName(restCard ?? null);
  return payableOn.map((rest) => {
    const day = formatDay(language, rest.dueOn, 'dated');
    const { exact, about } = formatCharge(
      language,
      { minor: rest.hotelAmount, currency: hotelCurrency },
      { minor: rest.amount, currency },
    );
    const amount = <bdi className="nb">{about === null ? exact : `${exact} (${about})`}</bdi>;
    const card = <bdi dir="ltr">{name}</bdi>;
    return (
      <p className="small muted" key={rest.dueOn}>
        {name === null ? (
          <Trans>
            Please pay {amount} by {day}.
          </Trans>
        ) : (
          <Trans>
            On {day} {amount} is taken from your card {card}.
          </Trans>
        )}{' '}
        {payAt && (
          <Link className="link" to={payAt}>
            <Trans>Proceed to payment</Trans>
          </Link>
        )}
      </p>
    );
  });
}
