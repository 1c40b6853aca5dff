import { z } from 'zod';
import { HotelParams, Picture } from './hotel.ts';
import { Colour, Font, Size } from './property/look.ts';
import { NoQuery, Nothing, type Route } from './route.ts';

/** The two pictures of a hotel's look. */
const lookPictures = ['logoUrl', 'bgUrl'] as const;
export type LookPicture = (typeof lookPictures)[number];

const PictureUrl = z
  .string()
  .regex(/^\/pictures\/[0-9a-f]{24}-\d{3,4}\.(webp|avif|jpg)$/, 'Use the url that uploadImageKitFile has answered')
  .nullable()
  .meta({ description: 'The url that uploadImageKitFile has answered; null shows none' });

/** What a hotel chooses about its look; colours are hex, with an alpha where it has one. */
export const Customization = z
  .strictObject({
    isDarkMode: z.boolean(),
    colorBtnBg: Colour,
    fontFamilyPrimary: Font,
    fontFamilyBtn: Font,
    fontFamilyTitle: Font,
    fontSizePrimary: Size,
    fontSizeBtn: Size,
    fontSizeTitle: Size,
    logoUrl: PictureUrl,
    bgUrl: PictureUrl,
  })
  .meta({ id: 'Customization' });
export type Customization = z.infer<typeof Customization>;

export const CustomizationState = z
  .object({
    version: z.int().meta({ description: 'Rises with each change; send it back with the next one' }),
    customization: Customization,
    factory: Customization.meta({ description: 'What a reset leads to: the theme of the property document' }),
    isFactory: z.boolean(),
    pictures: z
      .array(z.object({ url: z.string(), picture: Picture }))
      .meta({ description: 'How the pictures named above are drawn' }),
    changedAt: z.string().nullable(),
    changedBy: z.string().nullable(),
  })
  .meta({ id: 'CustomizationState' });
export type CustomizationState = z.infer<typeof CustomizationState>;

const customization = {
  noun: 'operator',
  path: '/api/hotels/{hotelId}/operator/customization',
  params: HotelParams,
  query: NoQuery,
  answer: CustomizationState,
  status: 200,
  isIdempotent: false,
} as const;

export const getConfigCustomization = {
  ...customization,
  operationId: 'getConfigCustomization',
  summary: 'The hotel’s look as it is, and as it was before anybody changed it',
  method: 'GET',
  body: Nothing,
  needsOperator: 'reader',
  refusals: ['hotel.unknown'],
} satisfies Route;

export const sendCustomizationData = {
  ...customization,
  operationId: 'sendCustomizationData',
  summary: 'Save the hotel’s look; guests see it with the next page. A colour that cannot be read is refused',
  method: 'PUT',
  body: z.strictObject({
    version: z.int().min(0).meta({ description: 'The version that was looked at' }),
    customization: Customization,
  }),
  needsOperator: 'manager',
  isOwnPageOnly: true,
  refusals: ['hotel.unknown', 'customization.version', 'customization.contrast', 'too_many_requests'],
} satisfies Route;

export const resetCustomization = {
  ...customization,
  operationId: 'resetCustomization',
  summary: 'Factory reset: back to the theme of the property document',
  method: 'DELETE',
  body: Nothing,
  needsOperator: 'manager',
  isOwnPageOnly: true,
  refusals: ['hotel.unknown', 'too_many_requests'],
} satisfies Route;

const SentPicture = z
  .object({
    id: z.enum(lookPictures),
    url: z.string().meta({ description: 'To be saved with sendCustomizationData in the field named by id' }),
    picture: Picture,
  })
  .meta({ id: 'SentPicture' });
export type SentPicture = z.infer<typeof SentPicture>;

export const uploadImageKitFile = {
  operationId: 'uploadImageKitFile',
  noun: 'operator',
  summary: 'Send a logo or a background; a new picture is made of it, and the file itself is thrown away',
  method: 'POST',
  path: '/api/hotels/{hotelId}/operator/pictures/{id}',
  params: HotelParams.extend({ id: z.enum(lookPictures) }),
  query: NoQuery,
  body: z.strictObject({
    file: z.base64().min(1).meta({
      description: 'A JPEG, PNG, WebP or AVIF picture of at most 8 MB and 40 megapixels, in base64. Names are not sent',
    }),
  }),
  answer: SentPicture,
  status: 201,
  isIdempotent: false,
  needsOperator: 'manager',
  isOwnPageOnly: true,
  maxBytes: Math.ceil((8 * 1024 * 1024 * 4) / 3) + 1024,
  limitedAs: 'upload',
  refusals: [
    'hotel.unknown',
    'picture.too_large',
    'picture.pixels',
    'picture.type',
    'picture.unreadable',
    'picture.quota',
    'picture.not_kept',
    'server.busy',
    'too_many_requests',
  ],
} satisfies Route;
