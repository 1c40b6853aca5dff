import { buildPages } from './build/build-pages.ts';

// Whoever asked for it is gone, perhaps by kill -9: the next start builds anew, and must be alone in that.
process.once('disconnect', () => process.exit(1));
process.channel?.unref();

console.log('Building the pages …');
await buildPages();
console.log('Built into guest/dist and desk/dist.');
