import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { checkQuantities } from './check-quantities.ts';
import { firstQuantity, preselectServices, type OfferedService } from './preselect-services.ts';

const offered = (id: string, facts: Partial<OfferedService> = {}): OfferedService => ({
  id,
  isIncluded: false,
  isRequired: false,
  minQuantity: 0,
  maxQuantity: 1,
  ...facts,
});

const services = [
  offered('wifi', { isIncluded: true }),
  offered('nature', { isRequired: true, minQuantity: 1 }),
  offered('transfer', { maxQuantity: 2 }),
  offered('bicycle', { minQuantity: 2, maxQuantity: 4 }),
];
const chosen = (quantities: Record<string, number>) =>
  Object.entries(quantities).map(([serviceId, quantity]) => ({ serviceId, quantity }));

describe('before the guest has chosen', () => {
  test('what is included and what is required is in, and nothing that must be asked for', () => {
    expect(preselectServices(services)).toEqual(chosen({ wifi: 1, nature: 1 }));
  });

  test('a service starts from its least quantity, and from one where it has none', () => {
    expect(services.map(firstQuantity)).toEqual([1, 1, 1, 2]);
    expect(preselectServices([offered('towels', { isRequired: true, minQuantity: 3, maxQuantity: 5 })])).toEqual(
      chosen({ towels: 3 }),
    );
  });
});

describe('a choice of services', () => {
  test('comes in the hotel’s order, with what the rate includes', () => {
    const answer = checkQuantities(services, chosen({ bicycle: 3, nature: 1 }));
    expect(answer).toEqual({ ok: true, services: chosen({ wifi: 1, nature: 1, bicycle: 3 }) });
  });

  test('of nothing takes a service out, also one that is included', () => {
    const answer = checkQuantities(services, chosen({ nature: 1, bicycle: 0, wifi: 0 }));
    expect(answer).toEqual({ ok: true, services: chosen({ nature: 1 }) });
  });

  test('needs what the hotel requires', () => {
    const mandatory = { ok: false, refusals: [{ kind: 'mandatory', serviceId: 'nature' }] };
    expect(checkQuantities(services, [])).toEqual(mandatory);
    expect(checkQuantities(services, chosen({ nature: 0 }))).toEqual(mandatory);
  });

  test('need not name what is required and costs nothing, but cannot take it out', () => {
    const both = [offered('briefing', { isIncluded: true, isRequired: true })];
    expect(checkQuantities(both, [])).toEqual({ ok: true, services: chosen({ briefing: 1 }) });
    expect(checkQuantities(both, chosen({ briefing: 0 }))).toMatchObject({ ok: false });
  });

  test('says everything that is wrong with it at once', () => {
    expect(checkQuantities(services, chosen({ helicopter: 1, transfer: 3, bicycle: 1, nature: 1 }))).toEqual({
      ok: false,
      refusals: [
        { kind: 'too-many', serviceId: 'transfer', max: 2 },
        { kind: 'too-few', serviceId: 'bicycle', min: 2 },
        { kind: 'unknown', serviceId: 'helicopter' },
      ],
    });
  });

  test('cannot slip past the most on two lines', () => {
    const twice = [...chosen({ nature: 1, transfer: 2 }), ...chosen({ transfer: 1 })];
    expect(checkQuantities(services, twice)).toEqual({
      ok: false,
      refusals: [{ kind: 'too-many', serviceId: 'transfer', max: 2 }],
    });
  });

  test('of half a bicycle, or less than none, is a bug of whoever read the request', () => {
    expect(() => checkQuantities(services, chosen({ bicycle: 2.5 }))).toThrow(RangeError);
    expect(() => checkQuantities(services, chosen({ bicycle: -1 }))).toThrow('-1 is not a quantity of bicycle');
  });
});

test('what is preselected can always be booked, and whatever is accepted keeps to the bounds and to what is required', () => {
  const anyServices = fc
    .uniqueArray(fc.constantFrom('a', 'b', 'c', 'd', 'e'), { maxLength: 5 })
    .chain((ids) => fc.tuple(...ids.map(anyService)));
  const anyChoice = fc.array(
    fc.record({ serviceId: fc.constantFrom('a', 'b', 'c', 'd', 'e', 'f'), quantity: fc.nat({ max: 12 }) }),
    { maxLength: 8 },
  );
  fc.assert(
    fc.property(anyServices, anyChoice, (all, choice) => {
      const preselected = preselectServices(all);
      expect(checkQuantities(all, preselected)).toEqual({ ok: true, services: preselected });
      const answer = checkQuantities(all, choice);
      expect(answer.ok || answer.refusals.length > 0).toBe(true);
      if (!answer.ok) return;
      const taken = new Map(answer.services.map(({ serviceId, quantity }) => [serviceId, quantity]));
      for (const [id, quantity] of taken) {
        const service = all.find((one) => one.id === id);
        expect(quantity).toBeGreaterThanOrEqual(Math.max(1, service?.minQuantity ?? 0));
        expect(quantity).toBeLessThanOrEqual(service?.maxQuantity ?? 0);
      }
      expect(all.every((service) => !service.isRequired || taken.has(service.id))).toBe(true);
      // What was accepted is accepted again, and comes to the same.
      const gone = all.filter(({ id }) => !taken.has(id)).map(({ id }) => ({ serviceId: id, quantity: 0 }));
      expect(checkQuantities(all, [...answer.services, ...gone])).toEqual(answer);
    }),
  );
});

function anyService(id: string): fc.Arbitrary<OfferedService> {
  return fc
    .record({ isIncluded: fc.boolean(), isRequired: fc.boolean(), least: fc.nat({ max: 5 }), more: fc.nat({ max: 5 }) })
    .map(({ isIncluded, isRequired, least, more }) =>
      offered(id, { isIncluded, isRequired, minQuantity: least, maxQuantity: Math.max(1, least + more) }),
    );
}
