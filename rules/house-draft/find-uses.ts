import { nameInList } from './entries.ts';
import { joinPath } from './field-path.ts';
import { fieldOf, isFields, withField, type Fields } from './fields.ts';

/** one: the field is the id. many: a list of ids. key: an object with ids as names. */
type Pointing = { readonly steps: readonly string[]; readonly how: 'one' | 'many' | 'key'; readonly isNeeded?: true };

/** A star is every entry of a list. */
const pointing: Readonly<Record<string, readonly Pointing[]>> = {
  pictures: [
    { steps: ['rooms', '*', 'pictures'], how: 'many' },
    { steps: ['services', '*', 'picture'], how: 'one' },
    { steps: ['packages', '*', 'pictures'], how: 'many' },
    { steps: ['theme', 'logo'], how: 'one' },
    { steps: ['theme', 'background'], how: 'one' },
  ],
  rooms: [
    { steps: ['ratePlans', '*', 'rooms'], how: 'many' },
    { steps: ['services', '*', 'rooms'], how: 'many' },
    { steps: ['packages', '*', 'price', 'rooms'], how: 'key' },
    { steps: ['promotions', '*', 'rooms'], how: 'many' },
    { steps: ['offers', '*', 'rooms'], how: 'many' },
    { steps: ['weekdayRules', '*', 'rooms'], how: 'many' },
  ],
  cancellationPolicies: [{ steps: ['ratePlans', '*', 'cancellationPolicy'], how: 'one', isNeeded: true }],
  ratePlans: [
    { steps: ['ratePlans', '*', 'follows', 'ratePlan'], how: 'one', isNeeded: true },
    { steps: ['packages', '*', 'ratePlan'], how: 'one', isNeeded: true },
    { steps: ['promotions', '*', 'ratePlans'], how: 'many' },
    { steps: ['offers', '*', 'ratePlans'], how: 'many' },
    { steps: ['weekdayRules', '*', 'ratePlans'], how: 'many' },
  ],
  services: [
    { steps: ['ratePlans', '*', 'services'], how: 'many' },
    { steps: ['packages', '*', 'includes'], how: 'many' },
  ],
};

export type Use = {
  /** Where it is pointed to; inside of a list without ids the place goes on in numbers. */
  readonly address: string;
  readonly how: Pointing['how'];
  /** Another one has to stand in its place. */
  readonly isNeeded: boolean;
};

/** Every field of a document that points to an entry of one of its lists. */
export function findUses(document: Fields, list: string, id: string): Use[] {
  const own = joinPath([list, id]);
  return (pointing[list] ?? []).flatMap(({ steps, how, isNeeded = false }) =>
    fieldsAt(document, steps)
      .filter(({ value }) => pointsTo(value, how, id))
      .map(({ at }) => ({ address: joinPath(at), how, isNeeded }))
      .filter(({ address }) => !address.startsWith(`${own}/`)),
  );
}

type Found = { readonly at: readonly string[]; readonly value: unknown };

function fieldsAt(document: Fields, steps: readonly string[]): Found[] {
  let found: Found[] = [{ at: [], value: document }];
  for (const step of steps) found = found.flatMap((one) => (step === '*' ? entriesIn(one) : fieldIn(one, step)));
  return found;
}

function entriesIn({ at, value }: Found): Found[] {
  const name = nameInList(at);
  if (!Array.isArray(value)) return [];
  return value.map((entry: unknown, place) => {
    const id = name !== undefined && isFields(entry) ? fieldOf(entry, name) : undefined;
    return { at: [...at, typeof id === 'string' ? id : String(place)], value: entry };
  });
}

const fieldIn = ({ at, value }: Found, step: string): Found[] =>
  isFields(value) ? [{ at: [...at, step], value: fieldOf(value, step) }] : [];

function pointsTo(value: unknown, how: Pointing['how'], id: string): boolean {
  if (how === 'one') return value === id;
  return how === 'many' ? Array.isArray(value) && value.includes(id) : isFields(value) && Object.hasOwn(value, id);
}

/** What stands at a use once nothing points to the entry any more; undefined takes the field out. */
export function withoutUse(value: unknown, { how }: Pick<Use, 'how'>, id: string, instead?: string): unknown {
  if (how === 'one') return instead;
  if (how === 'key') return isFields(value) ? withField(value, id, undefined) : value;
  const ids: readonly unknown[] = Array.isArray(value) ? value : [];
  const next = instead !== undefined && !ids.includes(instead) ? ids.map((one) => (one === id ? instead : one)) : ids;
  return next.filter((one) => one !== id);
}
