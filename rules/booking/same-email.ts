import { withoutDirectionMarks } from '../text/direction-marks.ts';

/** Whether two e-mail addresses mean one mailbox, as people type them: in any case, and with letters put together in any way. */
export const isSameEmail = (a: string, b: string): boolean => tidyEmail(a) === tidyEmail(b);

/** The one way in which a mailbox is written; signs that nobody sees came with copying, before they were refused. */
export const tidyEmail = (email: string): string => withoutDirectionMarks(email).trim().normalize('NFC').toLowerCase();
