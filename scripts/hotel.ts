import { chainCommands } from './hotel/chain-commands.ts';
import { chargeCommands } from './hotel/charge-commands.ts';
import { findCommand, usageOf } from './hotel/command.ts';
import { documentCommands } from './hotel/document-commands.ts';
import { keyCommands } from './hotel/key-commands.ts';
import { letterCommands } from './hotel/letter-commands.ts';
import { paymentCommands } from './hotel/payment-commands.ts';
import { sellingCommands } from './hotel/selling-commands.ts';

const commands = [
  ...documentCommands,
  ...chainCommands,
  ...keyCommands,
  ...sellingCommands,
  ...letterCommands,
  ...paymentCommands,
  ...chargeCommands,
];
const typed = process.argv.slice(2);
const command = findCommand(commands, typed);
if (command) process.exitCode = await command.run(typed.slice(1));
else {
  console.error(`A hotel is a document, a calendar and its reservations. Say what to do:\n${usageOf(commands)}`);
  process.exitCode = 1;
}
