import type { ChannelSettings, Conversion, ConversionFacts } from '@stayfront/contract/manage/channels';
import type { ChannelParameters } from '@stayfront/contract/reservation';
import { connectionId } from '@stayfront/rules/connection/connection-id';
import type { Instant } from '@stayfront/rules/stay/hotel-clock';
import { inHotel } from '../../platform/db/in-hotel.ts';
import type { Db } from '../../platform/db/open-database.ts';
import type { SecretBox } from '../../platform/secret/secret-box.ts';
import { readReservation } from '../../booking/reservation/read-reservation.ts';
import type { Reach } from '../webhook/reach.ts';
import { readChannels } from './channel-settings.store.ts';
import { keptAnswer } from '../connection/kept-answer.ts';
import { noteTry } from '../connection/note-try.ts';
import { conversionFacts } from './conversion-facts.ts';
import { noteConversion, readWaitingConversion } from './conversion.store.ts';
import type { ConversionKey } from './conversion-key.ts';
import type { ReportKind } from './report.ts';
import { reportOf } from './report-of.ts';
import { sendReport, takes } from './send-report.ts';

type Deps = { readonly db: Db; readonly box: SecretBox; readonly reach: Reach; readonly publicUrl: () => string };

/**
 * Tells a partner how a booking that it brought stands: of the booking first, later of changes and of its end, as far as
 * the partner has words for it. At least once: partners know a repetition by the reservation's number. Where it could
 * not be told it throws, and the queue tries again later; after the last try it is given up.
 */
export async function reportConversion(
  { db, box, reach, publicUrl }: Deps,
  key: ConversionKey,
  isLastTry: boolean,
  now: Instant,
): Promise<void> {
  const { hotelId, reservationId, partner } = key;
  const found = await inHotel(db, hotelId, async (tx) => {
    const known = await readWaitingConversion(tx, key);
    const reservation = known && (await readReservation(tx, hotelId, reservationId));
    const channel = reservation && (await readChannels(tx, box, hotelId)).find((one) => one.partner === partner);
    // What waits for one that is switched off is queued anew when it is on again.
    if (!reservation || channel?.isOff) return null;
    return { known, reservation, settings: channel?.settings ?? null };
  });
  if (!found) return;
  const { known, reservation, settings } = found;
  const { version } = known;
  const note = (state: Conversion['state'], status: string): Promise<void> =>
    inHotel(db, hotelId, (tx) => noteConversion(tx, key, { version, state, status, isTried: false }, now));
  if (!settings) return note('failed', 'There are no keys for this partner, or they cannot be opened');
  if (!clickOf[partner](reservation.channel)) return note('void', 'The mark of the click is erased');
  if (known.told === null && !mayHear(settings, reservation.channel))
    return note('withheld', 'The guest was not asked whether advertisers may hear of it');
  const standing = conversionFacts(reservation);
  const what = nextReport(known, standing);
  const facts = standing ?? known.facts;
  if (what === 'nothing' || facts === null) return note('void', 'Cancelled before it was told');
  if (what === 'known' || !takes(settings, what)) return note('sent', 'There is nothing more to tell');
  const report = reportOf(reservation, { what, facts, at: now, publicUrl: publicUrl() });
  const { isTaken, status, tookMs, text } = await sendReport(reach, settings, report);
  const state = isTaken ? 'sent' : isLastTry ? 'failed' : 'waiting';
  const news = isTaken ? { told: what, facts } : {};
  const answer = isTaken ? null : keptAnswer(text, [settings, reservation.guest, reservation.channel]);
  await inHotel(db, hotelId, async (tx) => {
    await noteConversion(tx, key, { version, state, status, isTried: true, ...news }, now);
    const went = { reservationId, eventId: null, at: now, tookMs, isTaken, status, answer };
    await noteTry(tx, hotelId, connectionId({ kind: 'partner', name: partner }), went);
  });
  if (state === 'waiting') throw new Error(`${partner} of hotel ${hotelId} was not told: ${status}`);
}

const clickOf = {
  tripadvisor: ({ refid }: ChannelParameters) => refid,
  trivago: ({ trvReference }: ChannelParameters) => trvReference,
  kayak: ({ kayakClickId }: ChannelParameters) => kayakClickId,
  google: ({ googleClickId }: ChannelParameters) => googleClickId,
};

/** Who was asked and said no is not told of by anybody; of who was not asked only Google wants a yes all the same. */
const mayHear = (settings: ChannelSettings, { consent }: ChannelParameters): boolean =>
  settings.partner !== 'google' || consent === 'granted' || settings.whenNotAsked === 'tell';

/** What is to be said to somebody who knows this, about a booking that stands so. */
function nextReport(
  { told, facts }: Pick<Conversion, 'told' | 'facts'>,
  standing: ConversionFacts | null,
): ReportKind | 'known' | 'nothing' {
  if (told === null) return standing ? 'booking' : 'nothing';
  // The hotel may have undone the cancellation: then it is a booking again.
  if (told === 'cancellation') return standing ? 'booking' : 'known';
  if (!standing) return 'cancellation';
  const isSame = facts !== null && names.every((name) => facts[name] === standing[name]);
  return isSame ? 'known' : 'change';
}

const names = ['arrival', 'departure', 'rooms', 'roomNights', 'adults', 'total', 'tax', 'currency'] as const;
