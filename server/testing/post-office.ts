import type { Mail } from '@stayfront/sandbox/mail/mail';
import { afterAll } from 'vitest';
import type { Db } from '../platform/db/open-database.ts';
import { pdfDrawer } from '../followers/document/pdf-drawer.ts';
import { knownHotels } from '../property/hotel/known-hotels.ts';
import type { MessageDeps } from '../followers/message/read-for-mail.ts';
import { openMailbox } from './open-mailbox.ts';
import { publicUrl, testSecret } from './start-app.ts';

/** Letters as the worker writes them, each test's to a mailbox of its own. Call it at the top of the file. */
export function postOffice(db: Db) {
  const drawer = pdfDrawer();
  afterAll(() => drawer.close());
  const written = { db, readHotel: knownHotels(db).current, secret: testSecret, drawer, publicUrl: () => publicUrl };

  /** What comes of posting something, newest first. */
  return async (write: (deps: MessageDeps) => Promise<void>): Promise<Mail[]> => {
    const mailbox = await openMailbox();
    await write({ ...written, post: mailbox.post });
    return mailbox.mails();
  };
}
