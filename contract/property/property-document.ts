import { z } from 'zod';
import {
  Address,
  cardCodes,
  Contact,
  GuestBoundsShape,
  HouseTimes,
  LegalTexts,
  PictureEntry,
  Retention,
  Room,
} from './content.ts';
import { Company } from './company.ts';
import { House } from './house.ts';
import { Config, Theme } from './look.ts';
import { CancellationPolicyShape, RatePlan } from './rate-plan.ts';
import { Service } from './service-entry.ts';
import { Package } from './package-entry.ts';
import { Season, Tax, WeekdayRuleShape, WithoutCard } from './selling.ts';
import { Currency, HotelId, TimeZone, WebAddress } from './shapes.ts';
import { checkReferences } from './check-references.ts';
import { Promotion, SpecialOffer } from './special-offer.ts';
import { LanguageCode, Texts } from './texts.ts';

/** Everything a hotel is, but its calendar: what stands on its pages and how it sells. Written by hand or by machine. */
export const PropertyDocument = z
  .strictObject({
    format: z.literal('stayfront/property@1'),
    hotelId: HotelId,
    chainId: z.int().min(1).optional(),
    name: z.string().trim().min(1).max(80),
    tagline: Texts,
    description: Texts,
    language: LanguageCode.meta({ description: 'The hotel’s own language, used where a guest’s is missing' }),
    languages: z
      .array(LanguageCode)
      .max(31)
      .refine((codes) => new Set(codes).size === codes.length, { message: 'Name each language once' })
      .optional()
      .meta({
        description:
          'Languages the hotel writes its texts in, beside its own; the desk counts what is missing in them. Absent: those that any text is in. Guests read the page in any of the 31',
      }),
    currency: Currency,
    timeZone: TimeZone,
    areaUnit: z.enum(['m2', 'ft2']),
    address: Address,
    contact: Contact,
    website: WebAddress.optional(),
    company: Company.optional(),
    times: HouseTimes,
    house: House.optional(),
    guests: GuestBoundsShape,
    acceptedPaymentCards: z.array(z.enum(cardCodes)).default([]),
    legal: LegalTexts,
    pictures: z.array(PictureEntry).max(500),
    rooms: z.array(Room).max(200),
    cancellationPolicies: z.array(CancellationPolicyShape).max(50),
    ratePlans: z.array(RatePlan).max(100),
    services: z.array(Service).max(200).default([]),
    packages: z.array(Package).max(100).default([]),
    promotions: z.array(Promotion).max(200).default([]),
    offers: z.array(SpecialOffer).max(50).optional().meta({
      description: 'Discounts that are given by themselves; their order decides between two that save the same',
    }),
    taxes: z.array(Tax).max(20).default([]),
    weekdayRules: z.array(WeekdayRuleShape).max(200).default([]),
    seasons: z.array(Season).max(100).optional().meta({
      description: 'Seasons and special days by name, for the calendar of the desk; guests see nothing of them',
    }),
    calendarGuards: z.enum(['tell', 'refuse']).optional().meta({
      description:
        'What putCalendar does with prices that look like a slip: refuse (as where this is absent) takes none of the request until it comes with `accepts` of the refusal; tell takes them and says so in its answer. The desk asks always, and a floor or a ceiling is refused to everybody',
    }),
    bookingsWithoutCard: WithoutCard,
    theme: Theme,
    config: Config,
    retention: Retention,
  })
  .superRefine((document, context) =>
    checkReferences(document, (path, message) => context.addIssue({ code: 'custom', path, message })),
  )
  .meta({ id: 'PropertyDocument', title: 'A hotel' });

export type PropertyDocument = z.infer<typeof PropertyDocument>;

/** A product is a room at a rate plan; the dot cannot stand in either id, so the two can be told apart again. */
export const productIdOf = (roomId: string, ratePlanId: string): string => `${roomId}.${ratePlanId}`;
