import { createServer } from 'node:http';
import { json } from 'node:stream/consumers';
import { findHotelCommand } from '../../scripts/hotel/find-hotel-command.ts';

/*
 * A process that does what `npm run hotel -- …` does, one command after the other, and prints the address at which it is
 * told of them: to start Node and to read the server anew for each takes longer than all of them.
 */
export type Answered = { readonly code: number; readonly printed: string; readonly complained: string };

async function answer(typed: readonly string[]): Promise<Answered> {
  const command = await findHotelCommand(typed);
  if (!('run' in command)) return { code: 1, printed: '', complained: `${typed.join(' ')} is no command` };
  const [printed, complained]: [string[], string[]] = [[], []];
  const { log, warn, error } = console;
  const note = (lines: string[]) => (line: unknown) => void lines.push(String(line));
  Object.assign(console, { log: note(printed), warn: note(complained), error: note(complained) });
  try {
    return {
      code: await command.run(typed.slice(1)),
      printed: printed.join('\n'),
      complained: complained.join('\n'),
    };
  } finally {
    Object.assign(console, { log, warn, error });
  }
}

let last: Promise<unknown> = Promise.resolve();
const server = createServer((request, response) => {
  last = last
    .then(async () => answer((await json(request)) as string[]))
    .catch((failure: unknown): Answered => ({ code: 1, printed: '', complained: String(failure) }))
    .then((answered) => response.end(JSON.stringify(answered)));
}).listen(0, '127.0.0.1', () => {
  const address = server.address();
  if (address !== null && typeof address !== 'string') console.log(`http://127.0.0.1:${address.port}`);
});
process.on('disconnect', () => process.exit()); // with whoever started it
