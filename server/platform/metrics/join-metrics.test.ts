import { expect, test } from 'vitest';
import { joinMetrics } from './join-metrics.ts';
import { meterBoard } from './meter-board.ts';

async function counted(process: string, calls: number): Promise<{ process: string; text: string }> {
  const board = meterBoard();
  const counter = board.counter('calls_total', 'Calls that came', ['route']);
  const times = board.histogram('seconds', 'How long they took', ['route'], [0.1]);
  board.gauge('uptime', 'Since the start', [], () => [{ value: calls }]);
  for (let call = 0; call < calls; call++) counter.add({ route: '/a {b}, "c" d' });
  times.observe({ route: '/a' }, 0.05);
  return { process, text: await board.write() };
}

test('what several processes count is one text, in which each row says whose it is and meters stand together', async () => {
  const text = joinMetrics([await counted('1', 2), await counted('2', 3), { process: '3', text: '' }]);
  expect(text).toBe(`# HELP calls_total Calls that came
# TYPE calls_total counter
calls_total{process="1",route="/a {b}, \\"c\\" d"} 2
calls_total{process="2",route="/a {b}, \\"c\\" d"} 3

# HELP seconds How long they took
# TYPE seconds histogram
seconds_bucket{process="1",le="0.1",route="/a"} 1
seconds_bucket{process="1",le="+Inf",route="/a"} 1
seconds_sum{process="1",route="/a"} 0.05
seconds_count{process="1",route="/a"} 1
seconds_bucket{process="2",le="0.1",route="/a"} 1
seconds_bucket{process="2",le="+Inf",route="/a"} 1
seconds_sum{process="2",route="/a"} 0.05
seconds_count{process="2",route="/a"} 1

# HELP uptime Since the start
# TYPE uptime gauge
uptime{process="1"} 2
uptime{process="2"} 3

`);
});
