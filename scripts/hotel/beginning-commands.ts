import { copyHotel as copyRoute } from '@stayfront/contract/beginning';
import { Email } from '@stayfront/contract/guest-info';
import { readDatabaseTime } from '@stayfront/server/platform/clock/database-time';
import { copyAs } from '@stayfront/server/property/beginning/copy-hotel';
import { makeBeginningLink } from '@stayfront/server/property/beginning/make-beginning-link';
import { inviteOperator } from '@stayfront/server/property/operator/invite-operator';
import type { Settings } from '@stayfront/server/app/settings';
import type { Command } from './command.ts';
import { printFaults } from './print-answer.ts';
import { withDatabase, withHotel } from './with-database.ts';

export const beginningCommands: readonly Command[] = [
  {
    words: ['begin'],
    says: 'a link by which somebody begins a hotel at the desk, once, and is its owner',
    run: () => begin(),
  },
  {
    words: ['copy', 'HOTEL', 'NAME', 'EMAIL', '[without-pictures]'],
    says: 'begin another hotel as a copy of one, with this owner: no reservations, people, keys and credentials',
    run: ([id, name = '', email = '', pictures]) => copy(id, name, email, pictures),
  },
];

const addressOf = ({ publicUrl, host, port }: Settings): string => publicUrl ?? `http://${host}:${port}`;

const begin = (): Promise<number> =>
  withDatabase(async (db, settings) => {
    const wanted = { publicUrl: addressOf(settings), kind: 'asked' } as const;
    const { link, expiresAt } = await makeBeginningLink(db, wanted, await readDatabaseTime(db));
    console.log(link);
    console.error(`It begins a hotel, once, until ${new Date(expiresAt).toISOString()}. It cannot be shown again.`);
    return 0;
  });

async function copy(
  id: string | undefined,
  name: string,
  owner: string,
  pictures: string | undefined,
): Promise<number> {
  const wish = copyRoute.body.safeParse({ name, keepsPictures: pictures !== 'without-pictures' });
  const email = Email.safeParse(owner);
  if (pictures !== undefined && pictures !== 'without-pictures')
    return printFaults('The copy', [{ path: 'without-pictures', message: 'is the only word that may stand here' }]);
  if (!wish.success || !email.success)
    return printFaults('The copy', [
      ...(wish.error?.issues ?? []).map(({ path, message }) => ({ path: path.join('.'), message })),
      ...(email.error?.issues ?? []).map(({ message }) => ({ path: 'EMAIL', message })),
    ]);
  return withHotel(id, async (db, hotel, settings) => {
    const now = await readDatabaseTime(db);
    const as = { owner: email.data, session: null, by: 'system' };
    const { hotelId } = await copyAs(db, hotel, wish.data, as, now);
    const person = { hotelId, email: email.data, role: 'owner', publicUrl: addressOf(settings), now } as const;
    const { link, expiresAt } = await inviteOperator(db, person);
    console.log(
      `Hotel ${hotelId}, ${wish.data.name}, has begun as a copy of ${hotel.hotelId}. Guests do not find it yet.`,
    );
    console.log(link);
    console.error(`It signs ${email.data} in once, until ${new Date(expiresAt).toISOString()}.`);
    return 0;
  });
}
