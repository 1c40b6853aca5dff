import { describe, expect, test } from 'vitest';
import { findLostReferences } from './loose-document.ts';
import { room, ratePlan, document, faultsOf, pathsOf } from '../testing/small-document.ts';

describe('a hotel’s document with rate plans that follow others', () => {
  const tenLess = { change: { kind: 'percent', basisPoints: -1_000 }, rules: 'own' };
  const derived = (id: string, parent: string, more: object = {}) => ({
    ...ratePlan,
    id,
    code: id,
    follows: { ratePlan: parent, ...tenLess },
    ...more,
  });
  const rooms = [room, { ...room, id: 'twin' }];

  test('takes changes up and down, per night and per person, rounded or not, up to three links', () => {
    const changes = [
      { change: { kind: 'percent', basisPoints: 500 }, roundTo: { minor: 500, direction: 'up' }, rules: 'parent' },
      { change: { kind: 'amount', minor: -1_500, per: 'night' }, rules: 'own' },
      { change: { kind: 'amount', minor: 1_800, per: 'person' }, rules: 'own' },
    ];
    const plans = changes.map((how, i) => derived(`f${i}`, 'flexible', { follows: { ratePlan: 'flexible', ...how } }));
    expect(faultsOf({ ratePlans: [...plans, ratePlan] })).toEqual([]);
    const chain = [derived('c', 'b'), derived('a', 'flexible'), derived('b', 'a')];
    expect(faultsOf({ ratePlans: [...chain, ratePlan] })).toEqual([]);
  });

  test.each([
    [{ change: { kind: 'percent', basisPoints: -10_000 } }, 'change.basisPoints'],
    [{ change: { kind: 'percent', basisPoints: 10_001 } }, 'change.basisPoints'],
    [{ change: { kind: 'percent', basisPoints: 1.5 } }, 'change.basisPoints'],
    [{ change: { kind: 'amount', minor: -100 } }, 'change.per'],
    [{ change: { kind: 'amount', minor: '100', per: 'night' } }, 'change.minor'],
    [{ change: { kind: 'share', minor: 100 } }, 'change.kind'],
    [{ roundTo: { minor: 0, direction: 'up' } }, 'roundTo.minor'],
    [{ roundTo: { minor: 100 } }, 'roundTo.direction'],
    [{ rules: 'both' }, 'rules'],
    [{ rules: undefined }, 'rules'],
  ])('names what is wrong with one: %#', (wrong, path) => {
    const follows = { ratePlan: 'flexible', ...tenLess, ...wrong };
    expect(pathsOf({ ratePlans: [ratePlan, derived('a', '', { follows })] })).toEqual([`ratePlans.1.follows.${path}`]);
  });

  test('names a rate plan that is not there', () => {
    expect(faultsOf({ ratePlans: [ratePlan, derived('a', 'gone')] })).toEqual([
      'ratePlans.1.follows.ratePlan: There is no rate plan "gone" in this document',
    ]);
  });

  test('refuses circles with their path, and says nothing of those that only lead into one', () => {
    expect(faultsOf({ ratePlans: [ratePlan, derived('a', 'a')] })).toEqual([
      'ratePlans.1.follows.ratePlan: A rate plan cannot follow itself: a → a',
    ]);
    const circle = [derived('a', 'b'), derived('b', 'c'), derived('c', 'a'), derived('d', 'a')];
    expect(faultsOf({ ratePlans: [ratePlan, ...circle] })).toEqual([
      'ratePlans.1.follows.ratePlan: A rate plan cannot follow itself: a → b → c → a',
      'ratePlans.2.follows.ratePlan: A rate plan cannot follow itself: b → c → a → b',
      'ratePlans.3.follows.ratePlan: A rate plan cannot follow itself: c → a → b → c',
    ]);
  });

  test('refuses chains of more than three links with their path', () => {
    const chain = [derived('a', 'b'), derived('b', 'c'), derived('c', 'd'), derived('d', 'flexible')];
    expect(faultsOf({ ratePlans: [ratePlan, ...chain] })).toEqual([
      'ratePlans.1.follows.ratePlan: A chain of rate plans has 3 links at most: a → b → c → d → flexible',
    ]);
  });

  test('refuses to sell a derived rate in rooms its parent is not sold in', () => {
    const parent = { ...ratePlan, rooms: ['double'] };
    const say = 'The room "twin" is not sold at "flexible", which this rate plan follows';
    expect(faultsOf({ rooms, ratePlans: [parent, derived('a', 'flexible')] })).toEqual([`ratePlans.1.rooms: ${say}`]);
    const both = derived('a', 'flexible', { rooms: ['double', 'twin'] });
    expect(faultsOf({ rooms, ratePlans: [parent, both] })).toEqual([`ratePlans.1.rooms.1: ${say}`]);
    const one = derived('a', 'flexible', { rooms: ['double'] });
    expect(faultsOf({ rooms, ratePlans: [parent, one] })).toEqual([]);
  });

  test('asks for prices that mean the same as the parent’s, and changes those of persons per person', () => {
    const perPerson = { ...ratePlan, pricesPer: 'person' };
    const perNight = { ratePlan: 'flexible', change: { kind: 'amount', minor: 100, per: 'night' }, rules: 'own' };
    expect(faultsOf({ ratePlans: [perPerson, derived('a', 'flexible')] })).toEqual([
      'ratePlans.1.pricesPer: Its prices must be per person, as at "flexible"',
    ]);
    expect(faultsOf({ ratePlans: [ratePlan, derived('a', 'flexible', { pricesPer: 'person' })] })).toEqual([
      'ratePlans.1.pricesPer: Its prices must be per room, as at "flexible"',
    ]);
    const same = derived('a', 'flexible', { pricesPer: 'person' });
    expect(faultsOf({ ratePlans: [perPerson, same] })).toEqual([]);
    expect(faultsOf({ ratePlans: [perPerson, { ...same, follows: perNight }] })).toEqual([
      'ratePlans.1.follows.change.per: Prices per person are changed per person, not per night',
    ]);
  });

  test('tells of them beside other faults', () => {
    const lost = findLostReferences({ ...document, ratePlans: [ratePlan, derived('a', 'a')], currency: 'XYZ' }, []);
    expect(lost.map(({ path }) => path.join('.'))).toEqual(['ratePlans.1.follows.ratePlan']);
    expect(findLostReferences({ ...document, ratePlans: [{ ...ratePlan, follows: 'BAR' }] }, [])).toEqual([]);
  });
});
