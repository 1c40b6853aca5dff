import { rootsOf, type AlpineBitsAction } from '@stayfront/rules/alpinebits/actions';
import { writeOutcome } from '@stayfront/rules/alpinebits/outcome';
import type { Told } from '@stayfront/rules/connection/told';
import type { Instant } from '@stayfront/rules/stay/hotel-clock';
import type { XmlFault } from '@stayfront/rules/xml/xml-element';
import { noteMessage, type MessageOutcome } from '../../followers/connection/note-message.ts';
import type { PackedText } from '../../followers/connection/pack-text.ts';
import { inHotel } from '../../platform/db/in-hotel.ts';
import type { Db } from '../../platform/db/open-database.ts';
import type { ConnectionAccount } from '../../property/connection-account/connection-account.ts';
import type { AlpineCall, AlpineDone } from './alpine-call.ts';
import type { AlpineAnswered } from './answer-alpinebits.ts';

type Begun = {
  readonly action: AlpineBitsAction;
  readonly account: ConnectionAccount;
  readonly request: Buffer | Promise<PackedText>;
  readonly at: Instant;
  readonly started: number;
  /** Of what is only tried nothing is written down. */
  readonly isTrial?: boolean;
};

const outcomes = {
  success: 'taken',
  advisory: 'taken',
  warning: 'warned',
  error: 'refused',
} as const satisfies Record<AlpineDone['outcome']['kind'], MessageOutcome>;

const messageOf = ({ action, account, request, at, started }: Begun, told: Told) => ({
  connection: account.connection,
  direction: 'in' as const,
  action,
  at,
  tookMs: performance.now() - started,
  told,
  // Of bookings nothing is kept that guests are named in.
  request: action.includes(':GuestRequests') ? null : request,
});

/**
 * Has a message answered and written down with it: in the transaction of what it did, or, where it was refused, by itself.
 * What is said about guests is not written down here.
 */
export async function noteAnswered(
  db: Db,
  begun: Begun,
  answer: (note: AlpineCall['note']) => Promise<AlpineAnswered>,
): Promise<string> {
  const { account, action } = begun;
  const { text, done } = await answer(async (tx, { outcome, told, change }) => {
    await noteMessage(tx, account.hotelId, {
      ...messageOf(begun, told),
      outcome: outcomes[outcome.kind],
      changeNumber: change,
      answer: writeOutcome(rootsOf(action).answer, outcome),
    });
  });
  if (done.outcome.kind === 'error' && !begun.isTrial)
    await inHotel(db, account.hotelId, (tx) =>
      noteMessage(tx, account.hotelId, { ...messageOf(begun, done.told), outcome: 'refused', answer: text }),
    );
  return text;
}

/** Writes down that something came which is no fair XML. */
export async function noteNotRead(db: Db, begun: Begun, { kind, message, line }: XmlFault): Promise<void> {
  const told = { faults: [{ code: kind, message, ...(line === undefined ? {} : { line }) }] };
  await inHotel(db, begun.account.hotelId, (tx) =>
    noteMessage(tx, begun.account.hotelId, { ...messageOf(begun, told), outcome: 'refused', answer: message }),
  );
}
