import { afterEach, expect, test } from 'vitest';
import { attributes, frameAddress } from './frame-address.ts';

afterEach(() => history.replaceState(null, '', '/'));

const engine = 'https://book.example';
const at = (page: string, given: Readonly<Record<string, string>>): string => {
  history.replaceState(null, '', page);
  return frameAddress(engine, (name) => given[name] ?? null);
};

test('every attribute of the element is a word of the booking’s address', () => {
  const given = Object.fromEntries(Object.keys(attributes).map((name) => [name, `a-${name}`]));
  expect(at('/', { hotel: '1001', ...given })).toBe(
    `${engine}/1001?lang=a-lang&currency=a-currency&checkIn=a-check-in&checkOut=a-check-out&nbAdults=a-adults` +
      '&nbChildren=a-children&nbInfants=a-infants&ages=a-ages&promoCode=a-promo&theme=a-theme',
  );
  expect(at('/', { hotel: '1001', theme: 'auto', lang: '' })).toBe(`${engine}/1001?`);
});

test('a link to the hotel’s page comes before the element, and what is the page’s own stays there', () => {
  const page = '/book?checkIn=2027-06-11&utm_source=letter&own=kept&channelId=400';
  expect(at(page, { hotel: '1001', 'check-in': '2027-01-01', currency: 'EUR' })).toBe(
    `${engine}/1001?currency=EUR&checkIn=2027-06-11&utm_source=letter&channelId=400`,
  );
});

test('a hotel that is none leads nowhere else', () => {
  expect(at('/', { hotel: '../evil' })).toBe(`${engine}/..%2Fevil?`);
});
