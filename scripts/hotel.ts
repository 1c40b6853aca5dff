import { usageOf } from './hotel/command.ts';
import { findHotelCommand } from './hotel/find-hotel-command.ts';

const typed = process.argv.slice(2);
const command = await findHotelCommand(typed);
if ('run' in command) process.exitCode = await command.run(typed.slice(1));
else {
  console.error(`A hotel is a document, a calendar and its reservations. Say what to do:\n${usageOf(command.all)}`);
  process.exitCode = 1;
}
