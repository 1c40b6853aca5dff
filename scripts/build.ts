import { buildGuest } from './build/build-guest.ts';

// Whoever asked for it is gone, perhaps by kill -9: the next start builds anew, and must be alone in that.
process.once('disconnect', () => process.exit(1));
process.channel?.unref();

console.log('Building the guest application …');
await buildGuest();
console.log('Built into guest/dist.');
