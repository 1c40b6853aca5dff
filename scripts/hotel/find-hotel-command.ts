import { findCommand, type Command } from './command.ts';

/** Each reads a part of the server: what is asked for most comes first, and what comes after it is not read. */
const parts: readonly (() => Promise<readonly Command[]>)[] = [
  async () => (await import('./key-commands.ts')).keyCommands,
  async () => (await import('./payment-commands.ts')).paymentCommands,
  async () => (await import('./selling-commands.ts')).sellingCommands,
  async () => (await import('./price-commands.ts')).priceCommands,
  async () => (await import('./document-commands.ts')).documentCommands,
  async () => (await import('./chain-commands.ts')).chainCommands,
  async () => (await import('./letter-commands.ts')).letterCommands,
  async () => (await import('./beginning-commands.ts')).beginningCommands,
  async () => (await import('./charge-commands.ts')).chargeCommands,
];

/** The command of `npm run hotel` that somebody has typed, and all there are where it is none. */
export async function findHotelCommand(
  typed: readonly string[],
): Promise<Command | { readonly all: readonly Command[] }> {
  const all: Command[] = [];
  for (const part of parts) {
    all.push(...(await part()));
    const command = findCommand(all, typed);
    if (command) return command;
  }
  return { all };
}
