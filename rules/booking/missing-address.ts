export type AddressField = 'addressLine' | 'postalCode' | 'city' | 'state' | 'country';

/** The tenant whose guests are asked for their state or province, by the specification's number. */
const tenantWithStates = 3;

/** Which parts of an address a hotel needs and a guest has not given. */
export function missingAddress(
  house: { readonly addressRequired: boolean; readonly tenantId: number },
  address: Readonly<Partial<Record<AddressField, string | undefined>>> | undefined,
): AddressField[] {
  if (!house.addressRequired && !address) return [];
  const needed: AddressField[] = ['addressLine', 'postalCode', 'city', 'country'];
  if (house.tenantId === tenantWithStates) needed.push('state');
  return needed.filter((field) => !address?.[field]);
}
