import { afterEach, expect, test, vi } from 'vitest';

const machineZones = [
  'UTC',
  'America/Santiago',
  'Africa/Cairo',
  'Asia/Beirut',
  'Pacific/Apia',
  'Pacific/Kiritimati',
  'Europe/Zurich',
];
const hotelZones = ['Europe/Zurich', 'America/Santiago', 'Africa/Cairo', 'Pacific/Apia'];
/** Days on or beside which clocks change somewhere in the list above, and one the island of Apia never had. */
const days = ['2024-04-06', '2024-04-26', '2024-09-07', '2024-10-31', '2027-03-27', '2027-10-30', '2011-12-29'];

const machineZone = process.env['TZ'];
afterEach(() => {
  if (machineZone === undefined) delete process.env['TZ'];
  else process.env['TZ'] = machineZone;
});

/** Everything the rules say about these days, worked out from scratch in the zone the machine is in now. */
async function askRules(): Promise<unknown> {
  vi.resetModules();
  const { addDays, nightsOf, stayDate, weekdayOf } = await import('./stay-date.ts');
  const { instantAt, todayAt, wallTimeAt } = await import('./hotel-clock.ts');
  const { freeUntil } = await import('../cancellation/policy.ts');
  const policy = { freeUntil: { daysBefore: 1, hour: 0 }, fee: { kind: 'nights', nights: 1 } } as const;
  return days.map(stayDate).map((arrival) => ({
    nights: nightsOf({ arrival, departure: addDays(arrival, 3) }),
    weekday: weekdayOf(arrival),
    hotels: hotelZones.map((zone) => ({
      deadline: freeUntil(policy, addDays(arrival, 1), zone),
      hours: Array.from({ length: 24 }, (_, hour) => {
        const instant = instantAt(zone, { date: arrival, hour, minute: 30 });
        return [instant, todayAt(zone, instant), wallTimeAt(zone, instant)];
      }),
    })),
  }));
}

test('nights, weekdays and deadlines are the same whatever time zone the machine is in', async () => {
  const offsets = new Set<number>();
  const answers = new Set<string>();
  for (const zone of machineZones) {
    process.env['TZ'] = zone;
    offsets.add(new Date(Date.UTC(2027, 0, 1)).getTimezoneOffset());
    answers.add(JSON.stringify(await askRules()));
  }
  expect(offsets.size).toBeGreaterThanOrEqual(5); // the zones did take hold
  expect(answers.size).toBe(1);
});
