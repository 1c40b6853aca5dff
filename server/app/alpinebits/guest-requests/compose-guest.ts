import type { GuestInfo } from '@stayfront/contract/guest-info';
import { el, type XmlPart } from '@stayfront/rules/xml/write-xml';

/** Names, streets and cities are cut where the standard ends them, and never in the middle of a sign. */
const cut = (text: string, most: number): string => Array.from(text).slice(0, most).join('');

/** Nothing is said with nothing in it. */
const some = (name: string, said: string): XmlPart | false => said.trim() !== '' && el(name, {}, said);

/** Who has booked. Of a guest whose data was erased nothing is known any more. */
export function composeGuest(guest: GuestInfo | null, language: string): XmlPart {
  const phone = guest?.phone.replace(/(?!^\+)\D/g, '') ?? '';
  const address = guest?.address;
  const customer = el(
    'Customer',
    { Language: /^[a-z]{2}/.exec(language)?.[0] },
    el(
      'PersonName',
      {},
      el('GivenName', {}, cut(guest?.givenName || '–', 64)),
      el('Surname', {}, cut(guest?.surname || '–', 64)),
    ),
    /\d/.test(phone) && el('Telephone', { PhoneTechType: 1, PhoneNumber: phone }),
    guest && el('Email', {}, guest.email),
    address &&
      el(
        'Address',
        {},
        some('AddressLine', cut(address.addressLine, 255)),
        some('CityName', cut(address.city, 64)),
        some('PostalCode', cut(address.postalCode, 16)),
        el('CountryName', { Code: address.country }),
      ),
  );
  const profile = el('ProfileInfo', {}, el('Profile', {}, customer));
  return el('ResGuests', {}, el('ResGuest', {}, el('Profiles', {}, profile)));
}
