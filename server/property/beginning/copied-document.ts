import type { CopyHotel } from '@stayfront/contract/beginning';
import type { PropertyDocument } from '@stayfront/contract/property/property-document';
import { lookOf } from '../hotel/look-of.ts';
import type { Hotel, StoredPicture } from '../hotel/hotel.ts';
import { firstPrivacyPolicy } from './first-document.ts';

type Copied = { readonly document: Omit<PropertyDocument, 'hotelId'>; readonly pictures: readonly StoredPicture[] };

/**
 * The document of another hotel as the beginning of one: how it is sold, its texts and its look. What belongs to the other
 * house alone stays behind: doors, where it lies, what its guests are followed by, and how it is paid.
 */
export async function copiedDocument(hotel: Hotel, wish: CopyHotel, owner: string): Promise<Copied> {
  const { hotelId: _, contact, website, company, legal, house, theme, ...rest } = hotel.document;
  const email = wish.email ?? (wish.keepsContacts ? contact.email : owner);
  const isElsewhere = wish.address !== undefined;
  const { logo, background, ...look } = theme;
  const worn = { ...look, ...themeOf(hotel) };
  const { hotelHomepage, ...config } = rest.config;
  const document = {
    ...rest,
    name: wish.name,
    address: wish.address ?? rest.address,
    timeZone: wish.timeZone ?? rest.timeZone,
    contact: { phone: wish.phone ?? (wish.keepsContacts ? contact.phone : 'N/A'), email },
    ...(wish.keepsContacts && website !== undefined ? { website } : {}),
    ...(wish.keepsLegal && company ? { company } : {}),
    legal: wish.keepsLegal
      ? legal
      : {
          privacyPolicy: await firstPrivacyPolicy((wish.address ?? rest.address).countryCode, {
            name: wish.name,
            email: email === 'N/A' ? owner : email,
          }),
        },
    ...(house ? { house: isElsewhere ? withoutPlace(house) : house } : {}),
    rooms: rest.rooms.map(({ numbers: __, popularity: ___, ...room }) => room),
    theme: { ...worn, ...(logo === undefined ? {} : { logo }), ...(background === undefined ? {} : { background }) },
    config: {
      ...config,
      ...(wish.keepsContacts && hotelHomepage !== undefined ? { hotelHomepage } : {}),
      isInMaintenance: false,
      test: true,
      paymentSolutionsProvider: null,
      trackers: {},
    },
  };
  return wish.keepsPictures
    ? { document, pictures: [...hotel.pictures.values()] }
    : { document: withoutPictures(document), pictures: [] };
}

/** What its people have chosen at the desk goes along; pictures that they sent for it do not. */
function themeOf(hotel: Hotel): Partial<PropertyDocument['theme']> {
  const { logo: _, background: __, ...look } = lookOf(hotel);
  return look;
}

type House = NonNullable<PropertyDocument['house']>;

function withoutPlace({ location: _location, gettingThere: _gettingThere, ...house }: House): House {
  return { ...house, distances: [] };
}

function withoutPictures(document: Copied['document']): Copied['document'] {
  const { logo: _, background: __, ...theme } = document.theme;
  return {
    ...document,
    pictures: [],
    theme,
    rooms: document.rooms.map((room) => ({ ...room, pictures: [] })),
    services: document.services.map(({ picture: ___, ...service }) => service),
    packages: document.packages.map((pack) => ({ ...pack, pictures: [] })),
  };
}
