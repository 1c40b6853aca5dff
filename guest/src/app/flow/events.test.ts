import { expect, test } from 'vitest';
import { listen, publish, type FlowEvent } from './events.ts';

test('whoever listens hears what happens, until they stop', () => {
  const heard: FlowEvent[] = [];
  const stop = listen((event) => heard.push(event));
  publish({ name: 'refresh-session', hotelId: 1001 });
  stop();
  publish({ name: 'reset-dates', hotelId: 1001 });
  expect(heard).toEqual([{ name: 'refresh-session', hotelId: 1001 }]);
});
