import { sandboxNames, startSandbox } from './sandbox/start-sandbox.ts';
import { stopOnSignal } from './start/stop-on-signal.ts';

const USAGE = `Plays others on this machine, until Ctrl-C.

  npm run sandbox -- partners [PORT]   Tripadvisor, trivago, Kayak and Google Ads, who hear of bookings (3070)
  npm run sandbox -- google [PORT]     Google, where it takes prices (3090)
  npm run sandbox -- storage [PORT]    storage for pictures: S3 (3080) and ImageKit (the next port)
  npm run sandbox -- channel-manager [PORT]   a channel manager: takes bookings, sends rooms, rules and prices (3085)

The mailbox and the payment providers run inside a demo anyway.`;

const [typed = '', port, ...more] = process.argv.slice(2);
const name = sandboxNames.find((one) => one === typed);
if (!name || more.length > 0 || (port !== undefined && !(/^\d{1,5}$/.test(port) && Number(port) <= 65_534))) {
  console.error(USAGE);
  process.exit(1);
}
try {
  const { lines, stop } = await startSandbox(name, port === undefined ? undefined : Number(port));
  stopOnSignal(stop, (line) => console.log(line));
  for (const line of lines) console.log(line);
} catch (error) {
  if ((error as NodeJS.ErrnoException).code !== 'EADDRINUSE') throw error;
  console.error(`The port is taken by another program. Choose another: npm run sandbox -- ${name} 3090`);
  process.exit(1);
}
