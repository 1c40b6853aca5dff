import { scale } from '../money.ts';
import type { Party } from '../pricing/party.ts';
import type { PersonPrices } from '../pricing/kept-prices.ts';
import type { NoNightPrice } from '../pricing/price-night.ts';
import type { Grid } from './grid.ts';

/** What nights say about persons, laid out by age for speed. Many nights say the same, so each is kept once. NaN is an age that is not taken, or a price that is no share. */
export type PersonTable = {
  readonly says: PersonPrices;
  readonly unsold: ReadonlySet<number>;
  readonly isWithoutExtraAdult: boolean;
  readonly hasBands: boolean;
  readonly minor: Float64Array;
  readonly basisPoints: Float64Array;
  /** By age: 1 where nobody of it is taken, infants as little as children. */
  readonly isRefused: Uint8Array;
};

const oldest = 17;

/** The place in the grid's tables of what some nights say, which is put there once however many nights say it. */
export function placeOfPersonPrices(grid: Grid, says: PersonPrices): number {
  const key = JSON.stringify(says);
  const known = grid.personPlaces.get(key);
  if (known !== undefined) return known;
  const place = grid.personTables.push(personTable(says)) - 1;
  // Places are two bytes: a grid in which so many different ones were seen is read anew.
  if (place > 65_535) throw new RangeError('More different prices by person than a grid has places for');
  grid.personPlaces.set(key, place);
  return place;
}

function personTable(says: PersonPrices): PersonTable {
  const { bands = [], unsold = [], isWithoutExtraAdult = false } = says;
  const minor = new Float64Array(oldest + 1).fill(Number.NaN);
  const basisPoints = new Float64Array(oldest + 1).fill(Number.NaN);
  const isRefused = new Uint8Array(oldest + 1);
  for (const band of bands)
    for (let age = band.fromAge; age < band.toAge && age <= oldest; age++) {
      if (band.isRefused) isRefused[age] = 1;
      else if (band.minor === undefined) basisPoints[age] = band.basisPoints;
      else minor[age] = band.minor;
    }
  const hasBands = bands.length > 0;
  return { says, unsold: new Set(unsold), isWithoutExtraAdult, hasBands, minor, basisPoints, isRefused };
}

/**
 * What one night costs for a party, the same as priceNight says; NaN where the night is not sold to it, so that a sum
 * over nights tells it, too. The product must have a price on that day.
 */
export function nightPrice(grid: Grid, product: number, day: number, party: Party): number {
  const { adultColumns, days } = grid;
  const cell = product * days + day;
  const table = grid.personTables[grid.personPrices[cell] ?? 0] ?? null;
  const isPerPerson = grid.products[product]?.pricesPer === 'person';
  const column = (persons: number): number => grid.price[(product * adultColumns + persons - 1) * days + day] ?? 0;
  if (!isPerPerson && !table) {
    const listed = party.adults < adultColumns ? party.adults : adultColumns;
    return (
      column(listed) +
      (party.adults - listed) * (grid.extraAdult[cell] ?? 0) +
      party.children.length * (grid.child[cell] ?? 0) +
      party.infants.length * (grid.infant[cell] ?? 0)
    );
  }
  const listed = grid.listedAdults[cell] ?? 1;
  const within = Math.min(party.adults, listed);
  const beyond = party.adults - within;
  const persons = isPerPerson ? Math.min(party.persons, listed) : within;
  if (table?.unsold.has(persons) || (beyond > 0 && table?.isWithoutExtraAdult)) return Number.NaN;
  const amount = column(persons);
  const total = (isPerPerson ? amount * within : amount) + beyond * (grid.extraAdult[cell] ?? 0);
  const adults = isPerPerson ? 1 : within;
  return (
    total +
    minorsPrice(party.children, table, amount, adults, table?.hasBands ? Number.NaN : (grid.child[cell] ?? 0)) +
    minorsPrice(party.infants, table, amount, adults, grid.infant[cell] ?? 0)
  );
}

/** What a child, or an infant, of a party pays of a night that is sold to it. */
export function minorPriceOn(
  grid: Grid,
  product: number,
  day: number,
  party: Party,
  { age, isInfant }: { readonly age: number; readonly isInfant: boolean },
): number {
  const cell = product * grid.days + day;
  const table = grid.personTables[grid.personPrices[cell] ?? 0] ?? null;
  const otherwise = (isInfant ? grid.infant[cell] : grid.child[cell]) ?? 0;
  if (!table) return otherwise;
  const isPerPerson = grid.products[product]?.pricesPer === 'person';
  const listed = grid.listedAdults[cell] ?? 1;
  const within = Math.min(party.adults, listed);
  const persons = isPerPerson ? Math.min(party.persons, listed) : within;
  const amount = grid.price[(product * grid.adultColumns + persons - 1) * grid.days + day] ?? 0;
  return minorPrice(age, table, amount, isPerPerson ? 1 : within, otherwise);
}

/** Why a night that has a price is not sold to a party, the same as priceNight says. */
export function whyNoNightPrice(grid: Grid, product: number, day: number, party: Party): NoNightPrice {
  const cell = product * grid.days + day;
  const table = grid.personTables[grid.personPrices[cell] ?? 0] ?? null;
  const listed = grid.listedAdults[cell] ?? 1;
  const within = Math.min(party.adults, listed);
  const persons = grid.products[product]?.pricesPer === 'person' ? Math.min(party.persons, listed) : within;
  if (table?.unsold.has(persons)) return { kind: 'no-party-price', persons };
  if (party.adults > within && table?.isWithoutExtraAdult) return { kind: 'no-party-price', persons: party.adults };
  const untaken = party.children.find(
    (age) => Number.isNaN(table?.minor[age] ?? Number.NaN) && Number.isNaN(table?.basisPoints[age] ?? Number.NaN),
  );
  const refused = party.infants.find((age) => table?.isRefused[age]);
  return { kind: 'no-age-price', age: untaken ?? refused ?? 0 };
}

function minorsPrice(
  ages: readonly number[],
  table: PersonTable | null,
  amount: number,
  adults: number,
  otherwise: number,
): number {
  let sum = 0;
  for (const age of ages) sum += minorPrice(age, table, amount, adults, otherwise);
  return sum;
}

function minorPrice(age: number, table: PersonTable | null, amount: number, adults: number, otherwise: number): number {
  const minor = table?.minor[age] ?? Number.NaN;
  if (!Number.isNaN(minor)) return minor;
  if (table?.isRefused[age]) return Number.NaN;
  const share = table?.basisPoints[age] ?? Number.NaN;
  return Number.isNaN(share) ? otherwise : scale(amount, share, 10_000 * adults);
}
