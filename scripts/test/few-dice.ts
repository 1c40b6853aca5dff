import fc from 'fast-check';

/** Every run throws other dice, so a quarter of them will do; `npm run sweep -- properties` throws all, three times. */
fc.configureGlobal({ numRuns: process.env['MANY_DICE'] ? 100 : 25 });
