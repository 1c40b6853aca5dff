import type { DescriptiveInfo, GuestRoom, HotelConfig } from '@stayfront/contract/hotel';
import { WebAddress } from '@stayfront/contract/property/shapes';
import { languageIn, nameIn, textIn, type Language, type Texts } from '@stayfront/contract/property/texts';
import { ratesSnapshot } from '@stayfront/rules/currency/rates-snapshot';
import { currenciesOf, type Rates } from '../currency/guest-currency.ts';
import { isShut } from '../hotel/is-shut.ts';
import { lookOf } from '../hotel/look-of.ts';
import { describeLookPicture, describePicture } from '../picture/describe-picture.ts';
import { vatRatesOf } from '../hotel/vat-rates.ts';
import { countryName } from './country-name.ts';
import { describeHouse } from './describe-house.ts';
import type { Hotel } from '../hotel/hotel.ts';
import { nameAmenities } from './name-amenities.ts';
import { nameOffers } from './name-offers.ts';
import { otherLanguagesIn } from './other-languages-in.ts';

/** The hotel in one language, as its pages show it: its own texts and our names of amenities. */
export async function describeHotel(hotel: Hotel, language: Language): Promise<DescriptiveInfo> {
  const { document } = hotel;
  const amenityName = await nameAmenities(language, document.address.countryCode);
  const say = (texts: Parameters<typeof textIn>[0]): string => textIn(texts, language, document.language);
  const legal = (detailsCode: number, texts: Texts) => ({
    detailsCode,
    text: say(texts),
    language: languageIn(texts, language, document.language),
  });
  return {
    hotelId: hotel.hotelId,
    hotelName: document.name,
    tagline: say(document.tagline),
    description: say(document.description),
    ...otherLanguagesIn({ tagline: document.tagline, description: document.description }, language, document.language),
    hotelWebsite: webAddress(document.website) ?? null,
    timeZone: document.timeZone,
    areaUnitOfMeasureCode: document.areaUnit === 'm2' ? 14 : 13,
    checkInTime: { from: document.times.checkInFrom, to: document.times.checkInTo },
    checkOutTime: { from: document.times.checkOutFrom, to: document.times.checkOutTo },
    address: {
      addressLine: document.address.addressLine,
      streetNmbr: document.address.streetNumber,
      postalCode: document.address.postalCode,
      cityName: nameIn(document.address.city, language, document.language),
      countryCode: document.address.countryCode,
      countryName: countryName(language, document.address.countryCode),
    },
    ...(document.house ? { house: await describeHouse(document.house, document, language) } : {}),
    contact: { phone: known(document.contact.phone), email: known(document.contact.email) },
    acceptedPaymentCards: document.acceptedPaymentCards,
    hotelInfo: [
      legal(900, document.legal.privacyPolicy),
      ...(document.legal.generalTerms ? [legal(901, document.legal.generalTerms)] : []),
    ],
    guestRooms: document.rooms.map((room): GuestRoom => ({
      id: room.id,
      roomTypeName: say(room.name),
      description: say(room.description),
      ...otherLanguagesIn({ roomTypeName: room.name, description: room.description }, language, document.language),
      maxOccupancy: room.maxOccupancy,
      typeRoom: {
        standardNumBedrooms: room.bedrooms,
        standardNumBeds: room.beds,
        standardNumBathrooms: room.bathrooms,
        size: room.size,
      },
      amenities: room.amenities.map((code) => ({ roomAmenityCode: code, codeDetail: amenityName(code) })),
      images: room.pictures.map((id) => describePicture(hotel, id, language)).filter((picture) => picture !== null),
    })),
    ...nameOffers(document, language),
  };
}

/** How the hotel sells and looks, whatever the language. */
export function configOf(hotel: Hotel, rates: Rates = [ratesSnapshot]): HotelConfig {
  const { document } = hotel;
  const { logo, background, ...look } = lookOf(hotel);
  return {
    ...document.config,
    isInMaintenance: isShut(hotel),
    ...(hotel.isOpen ? {} : { isNotOpenYet: true }),
    hotelHomepage: webAddress(document.config.hotelHomepage),
    hotelId: hotel.hotelId,
    hotelChainId: document.chainId ?? null,
    currency: document.currency,
    language: document.language,
    guestsBounds: document.guests,
    asksAges: hotel.asksAges,
    hasPromotions: document.promotions.length > 0 || (document.offers ?? []).some(({ code }) => code !== undefined),
    hasPackages: document.config.useOffers && document.packages.some((one) => one.isPublic),
    vatBasisPoints: vatRatesOf(document),
    currencies: currenciesOf(document, rates),
    theme: {
      ...look,
      logo: document.config.subscription === 'premium' ? describeLookPicture(hotel, logo) : null,
      background: describeLookPicture(hotel, background),
    },
  };
}

/** Documents that were kept before may name an address that a browser would run; nobody is led there. */
const webAddress = (address: string | undefined): string | undefined =>
  address !== undefined && WebAddress.safeParse(address).success ? address : undefined;

const known = (value: string): string | null => (value === 'N/A' ? null : value);
