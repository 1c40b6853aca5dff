import type { InvoiceBuyer } from '@stayfront/contract/desk/invoices';
import { refuse, type Refusal } from '@stayfront/contract/problem';
import { nameIn, type Language } from '@stayfront/contract/property/texts';
import { readVatNumber } from '@stayfront/rules/invoice/vat-number';
import { fullName } from '@stayfront/rules/language/guest-name';
import type { InvoiceParty } from '../../platform/db/invoice-content.ts';
import { countryName } from '../../property/content/country-name.ts';
import type { Hotel } from '../../property/hotel/hotel.ts';
import { shownGuest } from '../reservation/shown-guest.ts';
import type { StoredReservation } from '../reservation/stored-reservation.ts';

/** The house, by the name guests know and the one the law wants. */
export function sellerOf({ document }: Hotel, language: Language): InvoiceParty {
  const { name, company = {}, address } = document;
  const { addressLine, streetNumber, postalCode, city, countryCode } = address;
  return {
    name,
    company: company.name ?? null,
    vatNumber: company.vatNumber === undefined ? null : readVatNumber(company.vatNumber),
    address: [
      `${addressLine} ${streetNumber}`.trim(),
      `${postalCode} ${nameIn(city, language, document.language)}`,
      countryName(language, countryCode),
    ],
  };
}

/** Who pays: as somebody at the desk has said it, the guest for all that was left out. */
export function buyerOf(
  reservation: Pick<StoredReservation, 'guest'>,
  { company, vatNumber, name, address: given }: InvoiceBuyer,
  language: Language,
): InvoiceParty | Refusal<'input.invalid'> {
  const guest = shownGuest(reservation.guest);
  const address = given ?? guest.address;
  const kept = vatNumber === undefined ? null : readVatNumber(vatNumber, address?.country);
  if (vatNumber !== undefined && kept === null)
    return {
      ...refuse('input.invalid'),
      errors: [
        {
          field: 'buyer.vatNumber',
          code: 'vat_number.format',
          message: 'This cannot be a VAT number of the country of the address. Write it with the letters of its own',
        },
      ],
    };
  return {
    name: name ?? (company === undefined ? fullName(language, guest) : ''),
    company: company ?? null,
    vatNumber: kept,
    address: address
      ? [
          address.addressLine,
          [address.postalCode, address.city, address.state].filter((part) => part !== undefined).join(' '),
          countryName(language, address.country),
        ]
      : [],
  };
}
