import { vi } from 'vitest';
import { findCommand, type Command } from '../hotel/command.ts';
import { findHotelCommand } from '../hotel/find-hotel-command.ts';

export type Said = { readonly code: number; readonly said: string };

/**
 * `npm run hotel -- …`, or one of other commands, in this process, with these settings: to start another one and to read the whole server anew takes
 * longer than all that a command does.
 */
export async function runHotel(
  settings: Readonly<Record<string, string>>,
  words: readonly string[],
  of?: readonly Command[],
): Promise<Said> {
  const command = of ? findCommand(of, words) : await findHotelCommand(words);
  if (!command || !('run' in command)) throw new Error(`${words.join(' ')} is no command`);
  for (const [name, value] of Object.entries(settings)) vi.stubEnv(name, value);
  const said: string[] = [];
  const hear = (line: unknown): void => void said.push(String(line));
  const ears = [vi.spyOn(console, 'log'), vi.spyOn(console, 'error')].map((ear) => ear.mockImplementation(hear));
  try {
    return { code: await command.run(words.slice(1)), said: said.join('\n') };
  } finally {
    for (const ear of ears) ear.mockRestore();
    vi.unstubAllEnvs();
  }
}
