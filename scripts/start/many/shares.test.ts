import { describe, expect, test } from 'vitest';
import { shareOf } from './shares.ts';

const megabyte = 1024 * 1024;
const all = (processes: number): { bytes: number; connections: number } => {
  const shares = Array.from({ length: processes }, (_, place) => shareOf(processes, place === 0));
  return {
    bytes: shares.reduce((sum, { snapshotBytes }) => sum + snapshotBytes, 0),
    connections: shares.reduce((sum, { maxConnections }) => sum + maxConnections, 0),
  };
};

describe('several processes', () => {
  test.each([1, 2, 3, 5, 8])('%i have the memory of one for calendars', (processes) => {
    expect(all(processes).bytes).toBeLessThanOrEqual(512 * megabyte);
    expect(all(processes).bytes).toBeGreaterThan(511 * megabyte);
  });

  test('twelve have half as much again, since less is not worth having', () =>
    expect(all(12).bytes).toBe(768 * megabyte));

  test.each([1, 4, 8, 12])(
    '%i find enough connections in the embedded database, beside three that each listens on',
    (n) => expect(all(n).connections + 3 * n + 4).toBeLessThan(197),
  );

  test('one alone has what it always had', () => expect(all(1)).toEqual({ bytes: 512 * megabyte, connections: 20 }));
});
