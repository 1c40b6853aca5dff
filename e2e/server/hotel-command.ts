import type { Answered } from './answer-commands.ts';

/** `npm run hotel -- …` on the data of the server that all journeys share; what it prints. */
export async function hotelCommand(...words: readonly string[]): Promise<string> {
  const answer = await fetch(process.env['STAYFRONT_COMMANDS_URL'] ?? '', {
    method: 'POST',
    body: JSON.stringify(words),
  });
  const { code, printed, complained } = (await answer.json()) as Answered;
  if (code !== 0) throw new Error(`npm run hotel -- ${words.join(' ')}: ${complained}`);
  return printed;
}
