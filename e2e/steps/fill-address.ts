import type { Sight } from './sight.ts';

export const anAddress = {
  addressLine: 'Via Nassa 12',
  postalCode: '6900',
  city: 'Lugano',
  state: 'Ticino',
  country: 'CH',
};

/** At hotels that ask where a guest lives. */
export async function fillAddress(page: Sight, address = anAddress): Promise<void> {
  await page.getByLabel('Country').fill('Switzerland');
  await page.getByLabel('Street').fill(address.addressLine);
  await page.getByLabel('Postal code').fill(address.postalCode);
  await page.getByLabel('City').fill(address.city);
  await page.getByLabel('State').fill(address.state);
}
