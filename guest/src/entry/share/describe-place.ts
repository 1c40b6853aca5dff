import type { DescriptiveInfo, GuestRoom, HotelConfig } from '@stayfront/contract/hotel';
import type { Availabilities, Product } from '@stayfront/contract/offer';
import { decimalsOf } from '@stayfront/rules/currency/currencies';
import type { SpokenLanguage } from '../../app/i18n/language-names.ts';

export type Place = {
  readonly origin: string;
  readonly language: SpokenLanguage;
  readonly config: HotelConfig;
  readonly info: DescriptiveInfo;
  readonly offers: Availabilities | null;
};

const schema = { '@context': 'https://schema.org' } as const;

/** A hotel as schema.org knows it, with its rooms and, for the dates of the address, what they cost. */
export function describeHotel(place: Place): object {
  const { info } = place;
  return {
    ...schema,
    ...hotelOf(place),
    containsPlace: info.guestRooms.map((room) => roomOf(place, room)),
    ...(place.offers ? { makesOffer: info.guestRooms.flatMap((room) => offersOf(place, room).slice(0, 1)) } : {}),
  };
}

/** A room of the hotel, with all its rates for the dates of the address. */
export function describeRoom(place: Place, room: GuestRoom): object {
  return {
    ...schema,
    ...roomOf(place, room),
    containedInPlace: hotelOf(place),
    ...(place.offers ? { offers: offersOf(place, room) } : {}),
  };
}

function hotelOf({ origin, language, config, info }: Place): object {
  const { address, contact, checkInTime, checkOutTime } = info;
  const url = new URL(`/${config.hotelId}`, origin).href;
  return {
    '@type': 'Hotel',
    '@id': url,
    url: `${url}?lang=${language}`,
    name: info.hotelName,
    description: info.description || info.tagline,
    image: config.theme.background ? new URL(config.theme.background.src, origin).href : undefined,
    logo: config.theme.logo ? new URL(config.theme.logo.src, origin).href : undefined,
    sameAs: info.hotelWebsite ?? undefined,
    telephone: contact.phone ?? undefined,
    email: contact.email ?? undefined,
    checkinTime: checkInTime.from,
    checkoutTime: checkOutTime.to,
    currenciesAccepted: config.currency,
    address: {
      '@type': 'PostalAddress',
      streetAddress: `${address.addressLine} ${address.streetNmbr}`.trim(),
      postalCode: address.postalCode,
      addressLocality: address.cityName,
      addressCountry: address.countryCode,
    },
    ...(info.house ? houseOf(info.house) : {}),
  };
}

/** What the hotel tells of its house; of the rest nothing is claimed. */
function houseOf({ facilities, pets, location }: NonNullable<DescriptiveInfo['house']>): object {
  return {
    amenityFeature:
      facilities.length > 0
        ? facilities.map(({ name }) => ({ '@type': 'LocationFeatureSpecification', name, value: true }))
        : undefined,
    petsAllowed: pets ?? undefined,
    geo: location ? { '@type': 'GeoCoordinates', ...location } : undefined,
  };
}

function roomOf({ origin, language, config, info }: Place, room: GuestRoom): object {
  const url = new URL(`/${config.hotelId}/room/${room.id}`, origin).href;
  const { size, standardNumBedrooms } = room.typeRoom;
  const isMetric = info.areaUnitOfMeasureCode === 14;
  return {
    '@type': 'HotelRoom',
    '@id': url,
    url: `${url}?lang=${language}`,
    name: room.roomTypeName,
    description: room.description,
    image: room.images.map(({ src }) => new URL(src, origin).href),
    numberOfBedrooms: standardNumBedrooms,
    occupancy: { '@type': 'QuantitativeValue', maxValue: room.maxOccupancy },
    ...(size > 0
      ? { floorSize: { '@type': 'QuantitativeValue', value: size, unitCode: isMetric ? 'MTK' : 'FTK' } }
      : {}),
    amenityFeature: room.amenities.map(({ codeDetail }) => ({
      '@type': 'LocationFeatureSpecification',
      name: codeDetail,
      value: true,
    })),
  };
}

/** The cheapest first; only what a guest can really have. */
function offersOf({ origin, config, offers }: Place, room: GuestRoom): object[] {
  const item = offers?.availabilities.find(({ guestRoomId }) => guestRoomId === room.id);
  if (!offers || !item || item.availability < 1) return [];
  return item.products
    .filter(({ isBookable }) => isBookable)
    .toSorted((one, other) => net(one) - net(other))
    .map((product) => {
      const url = new URL(`/${config.hotelId}/room/${product.productId}`, origin);
      url.searchParams.set('checkIn', offers.checkIn);
      url.searchParams.set('checkOut', offers.checkOut);
      url.searchParams.set('currency', product.currency);
      return {
        '@type': 'Offer',
        name: `${room.roomTypeName}, ${product.ratePlanName}`,
        url: url.href,
        price: (net(product) / 10 ** decimalsOf(product.currency)).toFixed(decimalsOf(product.currency)),
        priceCurrency: product.currency,
        availability: 'https://schema.org/InStock',
        priceValidUntil: offers.validUntil,
      };
    });
}

const net = ({ totalPrice, totalDiscount }: Product): number => totalPrice - totalDiscount;
