import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import type { DeskOffer } from '@stayfront/contract/desk/search';

type Reason = DeskOffer['reasons'][number];

/** Why a guest could not book it, in as few words as a cell has room for. */
export function useReasonWords(): (reason: Reason) => string {
  const { t } = useLingui();
  return ({ code, nights = 0, most = 0, least = 0, days = 0 }) => {
    switch (code) {
      case 'min-stay':
        return t`from ${plural(nights, { one: '# night', other: '# nights' })}`;
      case 'max-stay':
        return t`up to ${plural(nights, { one: '# night', other: '# nights' })}`;
      case 'sold-out':
        return t`sold out`;
      case 'closed':
        return t`closed`;
      case 'closed-to-arrival':
      case 'arrival-weekday':
        return t`no arrival that day`;
      case 'closed-to-departure':
      case 'departure-weekday':
        return t`no departure that day`;
      case 'required-weekdays':
        return t`only over certain weekdays`;
      case 'occupancy':
      case 'too-many-adults':
      case 'too-many-children':
      case 'too-many-infants':
        return t`${plural(most, { one: '# guest', other: '# guests' })} at most`;
      case 'too-few-persons':
      case 'too-few-adults':
      case 'too-few-children':
        return t`from ${plural(least, { one: '# guest', other: '# guests' })}`;
      case 'too-soon':
        return t`${plural(days, { one: '# day', other: '# days' })} ahead at least`;
      case 'too-far':
        return t`${plural(days, { one: '# day', other: '# days' })} ahead at most`;
      case 'no-party-price':
      case 'no-age-price':
      case 'no-price':
        return t`no price`;
      case 'not-bookable':
      case 'outside':
        return t`not offered then`;
    }
  };
}
