import { z } from 'zod';
import { checkReferences } from './check-references.ts';

const Id = z.string().optional().catch(undefined);
const Ids = z.array(z.string().catch('')).optional().catch(undefined);
const isEntry = (value: unknown): boolean => typeof value === 'object' && value !== null;
const entryOf = <Shape extends z.ZodRawShape>(shape: Shape) =>
  z.preprocess((value) => (isEntry(value) ? value : {}), z.object(shape));
const listOf = <Shape extends z.ZodRawShape>(shape: Shape) =>
  z.preprocess((value) => (Array.isArray(value) ? value : []), z.array(entryOf(shape)));
const named = { id: Id };

/** Of a document that has other faults, what points from one place to another, as far as it can be read. */
const LooseDocument = z.object({
  pictures: listOf(named),
  rooms: listOf({ ...named, pictures: Ids, numbers: Ids }),
  cancellationPolicies: listOf(named),
  ratePlans: listOf({
    ...named,
    cancellationPolicy: Id,
    rooms: Ids,
    services: Ids,
    pricesPer: Id,
    follows: z
      .object({ ratePlan: Id, change: z.object({ per: Id }).optional().catch(undefined) })
      .optional()
      .catch(undefined),
  }),
  services: listOf({ ...named, picture: Id }),
  packages: listOf({
    ...named,
    pictures: Ids,
    ratePlan: Id,
    includes: Ids,
    price: z
      .object({ rooms: z.record(z.string(), z.unknown()).optional().catch(undefined) })
      .optional()
      .catch(undefined),
  }),
  promotions: listOf({ code: Id, ratePlans: Ids, rooms: Ids }),
  offers: listOf({ ...named, code: Id, ratePlans: Ids, rooms: Ids }),
  taxes: listOf(named),
  weekdayRules: listOf({ ratePlans: Ids, rooms: Ids }),
  theme: entryOf({ logo: Id, background: Id }),
});

type Pointing = { readonly path: readonly PropertyKey[]; readonly message: string };

/**
 * What a document points to and does not have, also where it has other faults: so that whoever writes it is told all at
 * once. `faulty` are the paths of those others; nothing is said twice, and nothing of lists that cannot be read at all.
 */
export function findLostReferences(json: unknown, faulty: readonly (readonly PropertyKey[])[]): Pointing[] {
  const read = LooseDocument.safeParse(json);
  if (!read.success) return [];
  const found: Pointing[] = [];
  const unread = new Set(faulty.filter(({ length }) => length === 1).map(([list]) => String(list)));
  checkReferences(read.data, (path, message) => found.push({ path, message }), unread);
  const known = new Set(faulty.map((path) => path.join('.')));
  return found.filter(({ path }) => !known.has(path.join('.')));
}
