import { buildGuest } from './build/build-guest.ts';

await buildGuest((line) => console.log(line), { isForced: true });
console.log('Built into guest/dist.');
