import { findCommand, usageOf, type Command } from './hotel/command.ts';

/** Each reads a part of the server: what is asked for most comes first, and what comes after it is not read. */
const parts: readonly (() => Promise<readonly Command[]>)[] = [
  async () => (await import('./hotel/key-commands.ts')).keyCommands,
  async () => (await import('./hotel/payment-commands.ts')).paymentCommands,
  async () => (await import('./hotel/selling-commands.ts')).sellingCommands,
  async () => (await import('./hotel/price-commands.ts')).priceCommands,
  async () => (await import('./hotel/document-commands.ts')).documentCommands,
  async () => (await import('./hotel/chain-commands.ts')).chainCommands,
  async () => (await import('./hotel/letter-commands.ts')).letterCommands,
  async () => (await import('./hotel/charge-commands.ts')).chargeCommands,
];
const typed = process.argv.slice(2);
const commands: Command[] = [];
let command: Command | undefined;
for (const part of parts) {
  commands.push(...(await part()));
  command = findCommand(commands, typed);
  if (command) break;
}
if (command) process.exitCode = await command.run(typed.slice(1));
else {
  console.error(`A hotel is a document, a calendar and its reservations. Say what to do:\n${usageOf(commands)}`);
  process.exitCode = 1;
}
