import { missingAddress, type AddressField } from '@stayfront/rules/booking/missing-address';

export type AskedHouse = Parameters<typeof missingAddress>[0];

/** The parts of an address that a hotel asks for: what a guest lacks who has given none. */
export const addressFieldsOf = (house: AskedHouse): readonly AddressField[] => missingAddress(house, undefined);
