import { describe, expect, it } from 'vitest';
import { onceEach } from './once-each.ts';

describe('a plugin that looks at each module once', () => {
  function counted() {
    const seen: string[] = [];
    const handler = (code: string, id: string) => {
      seen.push(id);
      return Promise.resolve({ code: code.toUpperCase() });
    };
    const plugin = onceEach({ name: 'loud', transform: { handler } });
    return { seen, transform: plugin.transform.handler };
  }

  it('hands out for the server what it made for the browser', async () => {
    const { seen, transform } = counted();
    expect(await transform('a', 'room.tsx')).toEqual({ code: 'A' });
    expect(await transform('a', 'room.tsx')).toEqual({ code: 'A' });
    expect(seen).toEqual(['room.tsx']);
  });

  it('looks again when another text is there, as after a change during development', async () => {
    const { transform } = counted();
    await transform('a', 'room.tsx');
    expect(await transform('b', 'room.tsx')).toEqual({ code: 'B' });
  });

  it('does not take one module for another', async () => {
    const { transform } = counted();
    await transform('a', 'room.tsx');
    expect(await transform('b', 'rate.tsx')).toEqual({ code: 'B' });
  });

  it('says so where there is nothing to remember', () => {
    expect(() => onceEach({ name: 'quiet' })).toThrow('quiet has no transform');
  });
});
