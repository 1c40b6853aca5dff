import { z } from 'zod';
import { LanguageCode } from '../../property/texts.ts';

/**
 * The address of a field in a property document: `rooms/double/name/de`. Entries of lists go by their id (promotions by
 * their code), and the order of such a list is a field of its own, `rooms/:order`. All other lists are one value.
 */
export const FieldPath = z.string().min(1).max(400).meta({
  id: 'FieldPath',
  description: 'E.g. rooms/double/name/de; rooms/double is the whole entry, rooms/:order the order',
});

const Value = z.unknown().optional();

/** One field, as it was and as it is to be. A side that is absent says that the field is not there; null is a value. */
export const FieldChange = z
  .strictObject({
    path: FieldPath,
    before: Value.meta({ description: 'What stood there; absent: nothing' }),
    after: Value.meta({
      description: 'What is to stand there; absent: the field, or the entry of a list, is taken out',
    }),
  })
  .meta({ id: 'FieldChange' });
export type FieldChange = z.infer<typeof FieldChange>;

/** A version of the property document that guests see or saw. */
export const HouseVersion = z
  .object({
    version: z.int().meta({ description: '1 is what stood there when versions began; the highest is what guests see' }),
    at: z.iso.datetime(),
    by: z.string().nullable().meta({
      description: 'An e-mail address or the name of a key; "system": the command line. Null: nobody wrote it down',
    }),
    how: z
      .enum(['kept', 'published', 'put', 'imported', 'put-back'])
      .meta({ description: 'kept: it stood there already. put: by putHotel. imported: by the command line' }),
    putBack: z.int().nullable().meta({ description: 'The version that was put back' }),
    fields: z
      .int()
      .nullable()
      .meta({ description: 'How many fields differ from the version before; null for the first' }),
  })
  .meta({ id: 'HouseVersion' });
export type HouseVersion = z.infer<typeof HouseVersion>;

/** A field that somebody has changed and nobody has published. */
export const DraftField = z
  .object({
    path: z.string(),
    before: Value.meta({ description: 'What guests saw when it was changed; absent: nothing' }),
    after: Value.meta({ description: 'What is to be published; absent: it is to be taken out' }),
    by: z.string(),
    at: z.iso.datetime(),
    number: z.int().meta({ description: 'The number of the draft since which it stands so' }),
    conflict: z
      .object({
        theirs: Value.meta({ description: 'What was published here meanwhile; absent: it was taken out' }),
        version: z.int(),
        by: z.string().nullable(),
        at: z.iso.datetime(),
        canKeepMine: z.boolean().meta({ description: 'Not where the entry it belongs to is gone' }),
      })
      .nullable()
      .meta({ description: 'Somebody published something else here meanwhile: settleHouse chooses' }),
  })
  .meta({ id: 'DraftField' });
export type DraftField = z.infer<typeof DraftField>;

export const HouseFault = z
  .object({
    path: z.string().meta({
      description: 'The field; inside a list without ids the place goes on in numbers: weekdayRules/3/endDate',
    }),
    code: z.string().meta({
      description: 'input.invalid_type, input.invalid_value, input.too_small, input.too_big, input.invalid_format …',
    }),
    message: z.string(),
    params: z.record(z.string(), z.unknown()).optional().meta({
      description:
        'What the message says in numbers and names, to say it in another language: expected, values, minimum, maximum, origin, format',
    }),
  })
  .meta({ id: 'HouseFault', description: 'What putHotel would refuse of the document with the draft in it' });
export type HouseFault = z.infer<typeof HouseFault>;

/** A text that was left behind by its original, with one that it fits. */
const KnownTranslation = z
  .object({
    path: z.string().meta({ description: 'Of the text, without its language: rooms/double/description' }),
    language: LanguageCode,
    text: z.string(),
    from: LanguageCode,
    original: z.string(),
  })
  .meta({ id: 'KnownTranslation' });

export const HouseDraft = z
  .object({
    version: z.int().meta({ description: 'What guests see' }),
    number: z.int().meta({ description: 'Rises with each change of the draft' }),
    fields: z
      .array(DraftField)
      .meta({ description: 'All that is changed; with since only what was changed after that number' }),
    paths: z
      .array(z.string())
      .meta({ description: 'Of all that is changed: what is not among them is no longer changed' }),
    faults: z.array(HouseFault).meta({ description: 'All of them, where the whole draft was published' }),
    translations: z.array(KnownTranslation).meta({
      description:
        'Of texts whose originals were written anew at some time, with which originals they fit: beside any other they are to be looked at again',
    }),
  })
  .meta({ id: 'HouseDraft' });
export type HouseDraft = z.infer<typeof HouseDraft>;

export const DraftSeen = z.int().min(0).meta({
  description: 'The number of the draft that was looked at: what somebody has changed since is refused',
});

/** One of the documents of a house. */
export const HouseSide = z
  .string()
  .regex(/^(draft|published|[1-9]\d{0,8})$/, 'Name a version by its number, or say "published" or "draft"')
  .meta({ description: 'The number of a version, or "published" or "draft"' });

/** Details of `house.changed`. */
export const HouseConflicts = z.object({ conflicts: z.array(DraftField) }).meta({
  id: 'HouseConflicts',
  description: 'Details of house.changed: the fields in which others published meanwhile',
});
export type HouseConflicts = z.infer<typeof HouseConflicts>;

/** Details of `house.room_booked`. */
export const BookedRooms = z
  .object({
    rooms: z.array(
      z.object({
        room: z.string(),
        stays: z.int().meta({ description: 'Booked or held, and not over yet' }),
        lastDeparture: z.string(),
        references: z.array(z.string()).meta({ description: 'The first five' }),
      }),
    ),
  })
  .meta({ id: 'BookedRooms', description: 'Details of house.room_booked' });
export type BookedRooms = z.infer<typeof BookedRooms>;
