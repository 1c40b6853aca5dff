import { countryOfZone } from '@stayfront/rules/place/guess-place';
import { readOwnZone } from '@stayfront/ui/formats/read-own-zone.ts';
import { useSyncExternalStore } from 'react';

const never = () => () => {};
const here = (): string | null => countryOfZone(readOwnZone());

/** The country that the clock of this device is set to; null on the server, which is anywhere. */
export const useCountryHere = (): string | null => useSyncExternalStore(never, here, () => null);
