import { buildGuest } from './build/build-guest.ts';

console.log('Building the guest application …');
await buildGuest();
console.log('Built into guest/dist.');
