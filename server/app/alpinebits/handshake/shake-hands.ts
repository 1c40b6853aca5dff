import { gatherFaults } from '@stayfront/rules/alpinebits/faults';
import { intersect, readAnnounced, writeAnnounced } from '@stayfront/rules/alpinebits/handshake';
import { writeOutcome } from '@stayfront/rules/alpinebits/outcome';
import { onlyPart, otaNamespace } from '@stayfront/rules/alpinebits/read-parts';
import { el, writeXml } from '@stayfront/rules/xml/write-xml';
import type { XmlElement } from '@stayfront/rules/xml/xml-element';
import { inHotel } from '../../../platform/db/in-hotel.ts';
import type { Db } from '../../../platform/db/open-database.ts';
import type { AlpineCall, AlpineDone } from '../alpine-call.ts';
import { refusedWith } from '../refused.ts';
import { announcedTo } from './announced-to.ts';
import { hasPlaceFor, keepAgreed } from './handshake.store.ts';

/** Agrees with a client on what both can do, in all versions at once, and keeps it: later messages are held to it. */
export async function shakeHands(
  db: Db,
  call: Omit<AlpineCall, 'version' | 'capabilities'>,
  root: XmlElement,
): Promise<{ readonly done: AlpineDone; readonly text: string }> {
  const { account, clientId, now } = call;
  const faults = gatherFaults();
  const echo = onlyPart(root, 'EchoData', faults);
  const theirs = echo ? readAnnounced(echo.text) : { fault: 'EchoData is missing' };
  if (echo && 'fault' in theirs) faults.add('invalid', 'EchoData', theirs.fault, echo.line);
  if (!echo || 'fault' in theirs) {
    const done = refusedWith(faults.list);
    return { done, text: writeOutcome('OTA_PingRS', done.outcome) };
  }
  const agreed = intersect(theirs, announcedTo(account));
  const client = { hotelId: account.hotelId, connection: account.connection, clientId };
  const done: AlpineDone = {
    outcome: { kind: 'success' },
    told: { facts: { versions: agreed.versions.map(({ version }) => version).join(', ') } },
    change: null,
  };
  await inHotel(db, account.hotelId, async (tx) => {
    if (call.isTrial) return;
    if (await hasPlaceFor(tx, client)) await keepAgreed(tx, client, agreed.versions, now);
    await call.note(tx, done);
  });
  const text = writeXml(
    el(
      'OTA_PingRS',
      { xmlns: otaNamespace, Version: '8.000' },
      el('Success'),
      el('Warnings', {}, el('Warning', { Type: 11, Status: 'ALPINEBITS_HANDSHAKE' }, writeAnnounced(agreed))),
      el('EchoData', {}, echo.text),
    ),
  );
  return { done, text };
}
