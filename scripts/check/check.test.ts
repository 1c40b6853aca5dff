import { describe, expect, test } from 'vitest';
import { runSteps } from './run-steps.ts';

describe('the run of all steps', () => {
  const fine = { name: 'fine', remedy: 'nothing', run: async () => [] };
  const bad = { name: 'bad', remedy: 'mend it', run: async () => ['x.ts is bad'] };
  const broken = {
    name: 'broken',
    remedy: 'mend the check',
    run: () => Promise.reject(new Error('no git here')),
  };

  test('goes on after a failed and after a broken step, and says what to do', async () => {
    const printed: string[] = [];
    const isFine = await runSteps([bad, broken, fine], '.', (line) => printed.push(line));
    expect(isFine).toBe(false);
    expect(printed.join('\n')).toMatch(/bad: NOT fine[^]*x\.ts is bad[^]*no git here[^]*fine: fine[^]*bad.*: mend it/);
  });

  test('passes when every step does', async () => {
    expect(await runSteps([fine], '.', () => undefined)).toBe(true);
  });
});
