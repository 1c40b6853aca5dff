import { providerNames } from '@stayfront/rules/payment/providers';
import { colourPattern } from '@stayfront/rules/look/colour';
import { z } from 'zod';
import { Currency, Slug, WebAddress } from './shapes.ts';

const fontFamilies = [
  'Open Sans',
  'Inter',
  'Montserrat',
  'Nunito',
  'Jost',
  'Lora',
  'Playfair Display',
  'Fraunces',
  'Cormorant',
  'EB Garamond',
] as const;
const fontSizes = ['small', 'medium', 'large'] as const;

export const Font = z.enum(fontFamilies);
export const Size = z.enum(fontSizes);
export const Colour = z.string().regex(colourPattern, 'Use a hex colour, e.g. "#3b6075", or with an alpha "#3b6075cc"');

export const Theme = z.strictObject({
  isDarkMode: z.boolean(),
  colorBtnBg: Colour,
  fontFamilyPrimary: Font.default('Open Sans'),
  fontFamilyBtn: Font.default('Open Sans'),
  fontFamilyTitle: Font.default('Open Sans'),
  fontSizePrimary: Size.default('medium'),
  fontSizeBtn: Size.default('medium'),
  fontSizeTitle: Size.default('medium'),
  logo: Slug.optional().meta({ description: 'The picture used as logo' }),
  background: Slug.optional().meta({ description: 'The picture behind the hotel’s name' }),
});

export type Theme = z.infer<typeof Theme>;

export const Config = z.strictObject({
  addressRequired: z.boolean().default(false),
  hotelHomepage: WebAddress.optional(),
  tenantId: z.int().default(1),
  paymentSolutionsProvider: z.enum(providerNames).nullable().default(null),
  test: z.boolean().default(true),
  subscription: z.enum(['none', 'light', 'premium']).default('none'),
  useOffers: z.boolean().default(true),
  useTaxService: z.boolean().default(false),
  defaultSorting: z.enum(['popularity', 'pricesUp', 'pricesDown', 'roomName']).default('popularity'),
  isInMaintenance: z.boolean().default(false),
  invoicingCurrency: Currency.optional().meta({ description: 'Where invoices are written in another currency' }),
  refundDays: z.int().min(1).max(60).default(10).meta({
    description: 'Within so many days a guest has money back that is returned: the provider’s time and the bank’s',
  }),
  showInChainSelector: z.boolean().default(true),
  embedOrigins: z
    .array(z.string().regex(/^https?:\/\/[a-z0-9.-]+(:\d+)?$/, 'Use an origin, e.g. "https://www.hotel.example"'))
    .max(20)
    .default([])
    .meta({ description: 'Sites that may show the booking page in a frame' }),
  trackers: z
    .strictObject({
      tagManagerId: z
        .string()
        .regex(/^GTM-[A-Z0-9]{4,12}$/, 'Use the id of a container, e.g. "GTM-AB12CD3"')
        .optional()
        .meta({ description: 'The hotel’s tag manager; loaded where a guest has agreed, see docs/tracking.md' }),
      tripAdvisorPartner: z.string().min(1).max(60).optional(),
      trivagoHotelId: z.string().min(1).max(60).optional(),
      kayakId: z.string().min(1).max(60).optional(),
      hotelShopId: z.string().min(1).max(60).optional(),
      hotelShopScript: z
        .string()
        .max(500)
        .regex(
          /^(https:\/\/[a-z0-9.-]+(:\d+)?|http:\/\/127\.0\.0\.1:\d+)\/[\w./-]*$/,
          'Use an https address without a query, e.g. "https://shop.example/conversion.js"',
        )
        .optional()
        .meta({ description: 'The hotel-shop’s conversion script; loaded where its click brought a guest who agreed' }),
    })
    .default({}),
});
