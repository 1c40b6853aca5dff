import { chooseRoom } from '../../steps/choose-room.ts';
import { comingStay, homeOf } from '../../steps/coming-stay.ts';
import { fillAddress } from '../../steps/fill-address.ts';
import { fillDetails, newGuest } from '../../steps/fill-details.ts';
import { openPage } from '../../steps/open-page.ts';
import { expect, test } from '../../stayfront.ts';

test.beforeEach(async ({ page }) => {
  await openPage(page, homeOf(comingStay(4, 2), 1002));
  await chooseRoom(page, 'Camera Limonaia');
});

test('G01 an address with gaps is told at its fields and in a list that leads to them', async ({ page }) => {
  await fillDetails(page, newGuest());
  const postalCode = page.getByLabel('Postal code');
  await postalCode.fill('12345 12345 12345');
  await postalCode.blur();
  await expect(postalCode).toHaveAccessibleDescription('Please enter correct postal code, e.g 12345');

  await page.getByRole('button', { name: 'Continue to payment' }).click();
  await expect(page.getByRole('alert')).toHaveText('Some fields need your attention.');
  await expect(page.getByLabel('Country')).toBeFocused();
  const faults = page
    .getByRole('main')
    .getByRole('listitem')
    .filter({ has: page.getByRole('button') });
  await expect(faults).toHaveText([
    'Country: The field is required',
    'Street: The field is required',
    'Postal code: Please enter correct postal code, e.g 12345',
    'City: The field is required',
    'State: The field is required',
  ]);
  await faults.getByRole('button', { name: 'City' }).click();
  await expect(page.getByLabel('City')).toBeFocused();

  await fillAddress(page);
  await expect(faults).toHaveCount(0);
});

test('G01 a country is found by typing a part of its name, and one that is none is told', async ({ page }) => {
  const country = page.getByRole('combobox', { name: 'Country' });
  const list = page.getByRole('listbox', { name: 'Countries' });
  await country.fill('swi');
  await expect(list.getByRole('option')).toHaveText(['Switzerland']);
  await country.press('ArrowDown');
  await country.press('Enter');
  await expect(country).toHaveValue('Switzerland');
  await expect(list).toBeHidden();

  await country.fill('Atlantis');
  await expect(list.getByRole('option')).toHaveText(['Country not found']);
  await country.blur();
  await expect(country).toHaveAccessibleDescription('Country not found');
  await page.getByRole('button', { name: 'Continue to payment' }).click();
  await expect(page.getByRole('listitem').filter({ hasText: 'Country:' })).toHaveText('Country: Country not found');

  await country.click();
  await country.fill('ital');
  await list.getByRole('option', { name: 'Italy' }).click();
  await expect(country).toHaveValue('Italy');
  await expect(country).not.toHaveAttribute('aria-invalid');
  await country.press('ArrowDown');
  await country.press('Escape');
  await expect(list).toBeHidden();
  await expect(country).toHaveValue('Italy');
});

test('browsers are told what each field is for, so that they can fill it', async ({ page }) => {
  const tokens = {
    'Given name': 'given-name',
    Surname: 'family-name',
    'Confirm e-mail': 'email',
    Phone: 'tel',
    Country: 'country-name',
    Street: 'address-line1',
    'Postal code': 'postal-code',
    City: 'address-level2',
    State: 'address-level1',
  };
  for (const [name, token] of Object.entries(tokens))
    await expect(page.getByLabel(name)).toHaveAttribute('autocomplete', token);
});
