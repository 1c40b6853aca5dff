import { expect, test } from 'vitest';
import { listen, tell, type FlowEvent } from './events.ts';

test('whoever listens hears what happens, until they stop', () => {
  const heard: FlowEvent[] = [];
  const stop = listen((event) => heard.push(event));
  tell({ name: 'refresh-session', hotelId: 1001 });
  stop();
  tell({ name: 'reset-dates', hotelId: 1001 });
  expect(heard).toEqual([{ name: 'refresh-session', hotelId: 1001 }]);
});
