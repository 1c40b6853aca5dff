import { z } from 'zod';

/** What an operation answers that gives a file, not JSON: its `media` says of which kinds. */
export const FileShape = z.string().meta({ description: 'The file', format: 'binary' });
