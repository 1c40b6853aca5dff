import { z } from 'zod';
import { Texts } from './texts.ts';

/** What a house may have, by plain names. A guest reads each of them in words of the page's own language. */
export const facilityNames = [
  'wifi',
  'parking',
  'ev-charging',
  'bicycle-rental',
  'ski-storage',
  'luggage-storage',
  'reception-24h',
  'lift',
  'step-free',
  'air-conditioning',
  'non-smoking',
  'restaurant',
  'bar',
  'library',
  'fireplace',
  'garden',
  'terrace',
  'bathing-place',
  'indoor-pool',
  'outdoor-pool',
  'sauna',
  'spa',
  'gym',
  'playground',
  'laundry',
  'meeting-room',
  'shuttle',
] as const;

export const FacilityName = z.enum(facilityNames);
export type FacilityName = z.infer<typeof FacilityName>;

export const WayToGo = z.enum(['foot', 'bicycle', 'car', 'bus', 'train', 'boat']);

export const Location = z.strictObject({
  latitude: z.number().min(-90).max(90).meta({ description: 'Degrees north of the equator; south is negative' }),
  longitude: z.number().min(-180).max(180).meta({ description: 'Degrees east of Greenwich; west is negative' }),
});

const Distance = z.strictObject({
  place: Texts.meta({ description: 'Where to, e.g. {"en": "Railway station", "de": "Bahnhof"}' }),
  metres: z.int().min(1).max(1_000_000).meta({ description: 'How far it is, in metres' }),
  by: WayToGo.default('foot').meta({ description: 'How one goes there' }),
  minutes: z.int().min(1).max(1_440).optional().meta({ description: 'How long it takes that way' }),
});

/** What guests ask about a house before they book it. A page has a part for what is given here, and none for the rest. */
export const House = z
  .strictObject({
    facilities: z
      .array(FacilityName)
      .max(facilityNames.length)
      .refine((names) => new Set(names).size === names.length, { message: 'Name each facility once' })
      .default([])
      .meta({ description: 'What the house has, the most important first' }),
    parking: Texts.optional().meta({ description: 'Where guests park, what it costs, whether to reserve' }),
    pets: Texts.optional().meta({ description: 'Whether animals may come along, which, and what it costs' }),
    houseRules: Texts.optional().meta({ description: 'What to know in the house; each line is a rule of its own' }),
    gettingThere: Texts.optional().meta({
      description: 'How guests find the house, by train, by car, from the airport',
    }),
    distances: z.array(Distance).max(12).default([]).meta({ description: 'How far it is to what guests come for' }),
    location: Location.optional().meta({ description: 'Where the door is; a telephone’s own maps lead there' }),
    whyDirect: z
      .array(Texts)
      .max(4)
      .default([])
      .meta({ description: 'What a guest has of booking here and not elsewhere: up to four short sentences' }),
  })
  .meta({ id: 'House', description: 'What guests ask about a house before they book it; all of it may be left out' });
export type House = z.infer<typeof House>;
