import type { isPhone as isPhoneNumber } from '@stayfront/contract/phone';
import { useEffect, useState } from 'react';
import { useHotel } from '../../app/page/hotel-context.ts';
import type { PhoneRule } from './check-details.ts';

type IsPhone = typeof isPhoneNumber;

/**
 * The rule for phone numbers, null until it is there. It knows the numbers of all countries and is fetched while the
 * guest types a name. Where it cannot be fetched the server judges alone.
 */
export function usePhoneRule(): PhoneRule | null {
  const { info } = useHotel();
  const [isPhone, setIsPhone] = useState<IsPhone | null>(null);
  useEffect(() => {
    let isLeft = false;
    import('@stayfront/contract/phone').then(
      (loaded) => !isLeft && setIsPhone(() => loaded.isPhone),
      () => {},
    );
    return () => {
      isLeft = true;
    };
  }, []);
  return isPhone && ((phone, country) => isPhone(phone, [country, info.address.countryCode]));
}
