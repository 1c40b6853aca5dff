import { hotelExamples } from '@stayfront/contract/examples/hotel-examples';
import { screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, test } from 'vitest';
import { resetSession } from '../../app/flow/reset-session.ts';
import { all, find, get } from '../../testing/by-role.ts';
import { chooseExampleRoom } from '../../testing/choose-example-room.ts';
import { textOf } from '../../testing/text-of.ts';

const field = (name: string) => screen.getByLabelText<HTMLInputElement>(name, { exact: true });
const descriptionOf = (element: Element): string =>
  (element.getAttribute('aria-describedby') ?? '')
    .split(' ')
    .map((id) => textOf(id ? document.getElementById(id) : null))
    .join(' ')
    .trim();
const goOn = () => all('button', 'Continue to payment')[0] ?? document.body;

beforeEach(() => resetSession(1001));

test('G01 the contact form says what is missing, at the field, and goes to the first one', async () => {
  const { user, address } = await chooseExampleRoom();
  await user.click(goOn());
  await screen.findByText('Some fields need your attention.');
  for (const name of ['Given name', 'Surname', 'E-mail', 'Confirm e-mail', 'Phone']) {
    expect(field(name).getAttribute('aria-invalid')).toBe('true');
    expect(descriptionOf(field(name))).toContain('The field is required');
  }
  expect(document.activeElement).toBe(field('Given name'));
  expect(screen.getByLabelText(/^Special request/).getAttribute('aria-invalid')).toBeNull();
  expect(address()).toBe('/1001/checkout/guest-info');
});

test('G01 a wrong address, another address and a wrong number are told when the field is left', async () => {
  const { user } = await chooseExampleRoom();
  const put = async (name: string, text: string) => {
    await user.clear(field(name));
    await user.paste(text);
  };
  await put('E-mail', 'anna@example');
  expect(descriptionOf(field('E-mail'))).toBe('Your confirmation is sent here.');
  await user.tab();
  expect(descriptionOf(field('E-mail'))).toContain('Please enter correct email, e.g anna@example.com');
  await put('E-mail', 'anna@example.com');
  expect(descriptionOf(field('E-mail'))).toBe('Your confirmation is sent here.');
  await put('Confirm e-mail', 'anna@example.org');
  await user.tab();
  expect(descriptionOf(field('Confirm e-mail'))).toBe('The given email addresses are different');
  await put('Phone', 'call me');
  await user.tab();
  await waitFor(() => expect(descriptionOf(field('Phone'))).toContain('The entered phone number is not correct'));
  await put('Phone', '044 668 18 00');
  expect(field('Phone').getAttribute('aria-invalid')).toBeNull();

  await put('Given name', 'Anna');
  await put('Surname', 'Keller');
  await put('Confirm e-mail', 'anna@example.com');
  expect(document.querySelectorAll('[aria-invalid]')).toHaveLength(0);
  await user.click(goOn());
  await find('heading', 'Confirm your booking');
});

describe('where a house asks for the address', () => {
  const choose = () => chooseExampleRoom({ getConfig: { ...hotelExamples.getConfig.answer, addressRequired: true } });

  test('G01 an address with gaps is told at its fields and in a list that leads to them', async () => {
    const { user } = await choose();
    await user.click(field('Postal code'));
    await user.paste('12345 12345 12345');
    await user.tab();
    expect(descriptionOf(field('Postal code'))).toBe('Please enter correct postal code, e.g 12345');
    await user.click(goOn());
    const alert = await find('alert');
    expect(textOf(alert)).toContain('Some fields need your attention.');
    const faults = () => all('listitem', undefined, get('main')).filter((one) => one.querySelector('button'));
    expect(faults().map(textOf).slice(5)).toEqual([
      'Country: The field is required',
      'Street: The field is required',
      'Postal code: Please enter correct postal code, e.g 12345',
      'City: The field is required',
    ]);
    await user.click(get('button', /^City/, faults()[8]));
    expect(document.activeElement).toBe(field('City'));
  });

  test('G01 a country is found by typing a part of its name, and one that is none is told', async () => {
    const { user } = await choose();
    const country = get('combobox', 'Country') as HTMLInputElement;
    const options = () => all('option', undefined, get('listbox', 'Countries')).map(textOf);
    await user.type(country, 'swi');
    expect(options()).toEqual(['Switzerland']);
    await user.keyboard('{ArrowDown}{Enter}');
    expect(country.value).toBe('Switzerland');
    await user.clear(country);
    await user.type(country, 'Atlantis');
    expect(options()).toEqual(['Country not found']);
    await user.tab();
    expect(descriptionOf(country)).toContain('Country not found');
    await user.clear(country);
    await user.type(country, 'ital');
    await user.click(get('option', 'Italy'));
    expect(country.value).toBe('Italy');
    expect(country.getAttribute('aria-invalid')).toBeNull();
  });

  test('browsers are told what each field is for, so that they can fill it', async () => {
    await choose();
    const tokens = {
      'Given name': 'given-name',
      Surname: 'family-name',
      'Confirm e-mail': 'email',
      Phone: 'tel',
      Country: 'country-name',
      Street: 'address-line1',
      'Postal code': 'postal-code',
      City: 'address-level2',
    };
    for (const [name, token] of Object.entries(tokens)) expect(field(name).getAttribute('autocomplete')).toBe(token);
  });
});
