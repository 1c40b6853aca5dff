/** Whether two e-mail addresses mean one mailbox, as people type them: in any case, and with letters put together in any way. */
export const isSameEmail = (a: string, b: string): boolean => tidyEmail(a) === tidyEmail(b);

/** The one way in which a mailbox is written. */
export const tidyEmail = (email: string): string => email.trim().normalize('NFC').toLowerCase();
