import { fieldOf } from '@stayfront/rules/house-draft/fields';
import type { HouseNow } from './house-store.ts';
import { useHouseNow } from './use-house-store.ts';

const unitOf = ({ document }: HouseNow): string => (fieldOf(document, 'areaUnit') === 'ft2' ? 'ft²' : 'm²');

/** In what the sizes of rooms are told. */
export const useAreaUnit = (): string => useHouseNow(unitOf);
