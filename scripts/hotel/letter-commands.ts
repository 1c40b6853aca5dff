import { randomUUID } from 'node:crypto';
import { sendLetter as sendLetterRoute } from '@stayfront/contract/manage/letters';
import { keepSecret } from '@stayfront/server/platform/secret/keep-secret';
import { sendLetter } from '@stayfront/server/app/manage/send-letter';
import type { Command } from './command.ts';
import { printAnswer, printFaults } from './print-answer.ts';
import { withHotel } from './with-database.ts';

export const letterCommands: readonly Command[] = [
  {
    words: ['letter', 'HOTEL', 'REFERENCE', 'confirmation|new-link|payment-link|card-link'],
    says: 'write to a guest: the confirmation again, a new link that ends all earlier ones, where to pay or where to give a card',
    run: ([id, reference = '', letter]) => send(id, reference, letter),
  },
];

async function send(id: string | undefined, reservationId: string, wished: string | undefined): Promise<number> {
  const read = sendLetterRoute.body.safeParse({ letter: wished });
  if (!read.success) return printFaults('The letter', [{ path: 'letter', message: 'is none that can be sent' }]);
  return withHotel(id, async (db, hotel, settings) => {
    const secret = settings.secret ?? (await keepSecret(settings.dataDir));
    const wish = { reservationId, letter: read.data.letter, idempotencyKey: randomUUID() };
    return printAnswer(reservationId, await sendLetter({ db, secret }, hotel, wish, Date.now()));
  });
}
