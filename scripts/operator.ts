import { Email } from '@stayfront/contract/guest-info';
import { findRole, roles } from '@stayfront/rules/people/role';
import { inHotel } from '@stayfront/server/platform/db/in-hotel';
import { inviteOperator } from '@stayfront/server/property/operator/invite-operator';
import { readOperators } from '@stayfront/server/property/operator/read-operators';
import { removeOperator } from '@stayfront/server/property/operator/remove-operator';
import { archiveCommands } from './hotel/archive-commands.ts';
import { findCommand, usageOf, type Command } from './hotel/command.ts';
import { withHotel } from './hotel/with-database.ts';

const commands: readonly Command[] = [
  {
    words: ['invite', 'EMAIL', 'HOTEL', '[ROLE]'],
    says: 'a link that signs somebody in once; the role is owner, manager, front-desk or reader',
    run: ([email, id, role]) => invite(email ?? '', id, role ?? 'owner'),
  },
  { words: ['list', 'HOTEL'], says: 'who may sign in', run: ([id]) => list(id) },
  {
    words: ['remove', 'EMAIL', 'HOTEL'],
    says: 'shut somebody out at once',
    run: ([email, id]) => remove(email ?? '', id),
  },
  ...archiveCommands,
];

async function invite(email: string, id: string | undefined, roleName: string): Promise<number> {
  const role = findRole(roleName);
  const address = Email.safeParse(email);
  if (!role || !address.success) {
    console.error(role ? `${email} is no e-mail address.` : `Use ${roles.join(', ')} as the role.`);
    return 1;
  }
  return withHotel(id, async (db, { hotelId }, { publicUrl, host, port }) => {
    const { link, expiresAt } = await inviteOperator(db, {
      hotelId,
      email: address.data,
      role,
      publicUrl: publicUrl ?? `http://${host}:${port}`,
      now: Date.now(),
    });
    console.log(link);
    console.error(
      `It signs ${address.data} in once, until ${new Date(expiresAt).toISOString()}. It cannot be shown again.`,
    );
    return 0;
  });
}

const list = (id: string | undefined): Promise<number> =>
  withHotel(id, async (db, { hotelId }) => {
    for (const { email, role, removedAt } of await inHotel(db, hotelId, (tx) => readOperators(tx, hotelId)))
      console.log(
        `${email}  ${removedAt === null ? role : `removed ${new Date(removedAt).toISOString().slice(0, 10)}`}`,
      );
    return 0;
  });

const remove = (email: string, id: string | undefined): Promise<number> =>
  withHotel(id, async (db, { hotelId }) => {
    const isRemoved = await removeOperator(db, hotelId, email, Date.now());
    if (isRemoved) console.log(`${email} is signed out everywhere and cannot sign in again.`);
    else console.error(`Nobody of the address ${email} may sign in at hotel ${hotelId}.`);
    return isRemoved ? 0 : 1;
  });

const typed = process.argv.slice(2);
const command = findCommand(commands, typed);
if (command) process.exitCode = await command.run(typed.slice(1));
else {
  console.error(
    `People of a hotel, and how a whole one leaves and arrives. Say what to do:\n${usageOf(commands, 'operator')}`,
  );
  process.exitCode = 1;
}
