import { expect, test } from 'vitest';
import { meterBoard } from './meter-board.ts';

test('a board is written in the text format of Prometheus', async () => {
  const board = meterBoard();
  const bookings = board.counter('bookings_total', 'Bookings,\nwith a \\ in it', ['status']);
  bookings.add({ status: 'book' });
  bookings.add({ status: 'book' });
  bookings.add({ status: 'a "quoted"\nline \\' });
  board.counter('never_total', 'Never counted', ['status']);
  const seconds = board.histogram('seconds', 'How long', ['route'], [0.1, 0.5]);
  for (const value of [0.1, 0.25, 0.5, 3]) seconds.observe({ route: '/a' }, value);
  board.gauge('lag', 'Lag', ['of'], () => [{ value: 0.5 }, { labels: { of: 'x' }, value: Number.POSITIVE_INFINITY }]);
  board.gauge('broken', 'Cannot be read now', [], () => Promise.reject(new Error('no database')));
  expect(await board.write()).toBe(`# HELP bookings_total Bookings,\\nwith a \\\\ in it
# TYPE bookings_total counter
bookings_total{status="book"} 2
bookings_total{status="a \\"quoted\\"\\nline \\\\"} 1

# HELP never_total Never counted
# TYPE never_total counter

# HELP seconds How long
# TYPE seconds histogram
seconds_bucket{le="0.1",route="/a"} 1
seconds_bucket{le="0.5",route="/a"} 3
seconds_bucket{le="+Inf",route="/a"} 4
seconds_sum{route="/a"} 3.85
seconds_count{route="/a"} 4

# HELP lag Lag
# TYPE lag gauge
lag 0.5
lag{of="x"} +Inf

# HELP broken Cannot be read now
# TYPE broken gauge
`);
});

test('a meter has a name of its own that Prometheus can read', () => {
  const board = meterBoard();
  board.counter('bookings_total', 'Bookings', []);
  expect(() => board.counter('bookings_total', 'Again', [])).toThrow('bookings_total');
  expect(() => board.counter('Bookings-total', 'Wrong', [])).toThrow('Invalid metric name');
});
