import { config } from 'zod';

// A page's policy lets no text become code; the library would try it with the first schema, and the browser reports that.
// On a server nothing forbids it, and it is faster.
if ('document' in globalThis) config({ jitless: true });
