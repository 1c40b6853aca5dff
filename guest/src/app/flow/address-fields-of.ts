import { missingAddress, type AddressField } from '@stayfront/rules/booking/missing-address';

export type HouseOfForm = Parameters<typeof missingAddress>[0];

/** The parts of an address that a hotel asks for: what a guest lacks who has given none. */
export const addressFieldsOf = (house: HouseOfForm): readonly AddressField[] => missingAddress(house, undefined);

/** The parts that belong to an address which is given at all. */
export const neededOf = (house: HouseOfForm): readonly AddressField[] => missingAddress(house, {});

const parts = ['addressLine', 'postalCode', 'city', 'state', 'country'] as const satisfies AddressField[];

export const hasAddress = (typed: Readonly<Record<AddressField, string>>): boolean =>
  parts.some((field) => typed[field].trim() !== '');
