import { text } from 'node:stream/consumers';
import { clearAway } from './clear-away.ts';

// Is told a place, waits until whoever told it is gone, however that ended, and clears the place away.
// Ctrl-C in a terminal reaches everybody there; the one who tidies up goes last.
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => {});
const place = (await text(process.stdin)).trim();
await clearAway(place);
