import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import type { LookPicture, SentPicture } from '@stayfront/contract/customization';
import { refuse, type ProblemCode, type Refusal } from '@stayfront/contract/problem';
import { lookLimits } from '@stayfront/rules/booking/mail-limits';
import type { Instant } from '@stayfront/rules/stay/hotel-clock';
import { inHotel } from '../../platform/db/in-hotel.ts';
import type { Db } from '../../platform/db/open-database.ts';
import { loadHotel } from '../hotel/load-hotel.ts';
import type { Hotel } from '../hotel/hotel.ts';
import type { Operator } from '../operator/operator.ts';
import { noteOperator } from '../operator/note-operator.ts';
import { cleanPicture } from '../picture/clean-picture.ts';
import { describeLookPicture } from '../picture/describe-picture.ts';
import type { PictureStore } from '../picture/picture-store.ts';
import { sourceName } from '../picture/variants.ts';
import { writeWhole } from '../picture/write-whole.ts';
import { countAsk } from '../../platform/limit/count-ask.ts';
import { lookUrl } from './describe-customization.ts';
import { claimLookPicture, dropLookPicture, readyLookPicture } from './look-picture.store.ts';

const mostBytes = 8 * 1024 * 1024;
const mostPictures = 100;
/** Twice what is drawn, for screens with fine dots. */
const longestSides: Record<LookPicture, number> = { logoUrl: 1200, bgUrl: 2560 };

export type LookDeps = {
  readonly db: Db;
  readonly pictureDir: string;
  readonly pictureStore?: PictureStore | undefined;
};

type Sent = {
  readonly hotel: Hotel;
  readonly operator: Operator;
  readonly id: LookPicture;
  readonly file: string;
  readonly now: Instant;
};

/** Takes a picture for the hotel's look. It is shown once the look that names it is saved. */
export async function sendLookPicture(
  deps: LookDeps,
  sent: Sent,
): Promise<
  | SentPicture
  | Refusal<
      | 'hotel.unknown'
      | 'picture.not_kept'
      | 'picture.pixels'
      | 'picture.quota'
      | 'picture.too_large'
      | 'picture.type'
      | 'picture.unreadable'
      | 'server.busy'
      | 'too_many_requests'
    >
> {
  const { db } = deps;
  const { hotel, operator, id, now } = sent;
  const { hotelId } = hotel;
  const no = <Code extends ProblemCode>(refused: Code, message: string): Refusal<Code> => ({
    refused,
    errors: [{ field: id, code: refused, message }],
  });
  const bytes = Buffer.from(sent.file, 'base64');
  if (bytes.length > mostBytes) return no('picture.too_large', 'Send a picture of at most 8 MB');
  const subject = { 'look-operator': operator.operatorId };
  const tooOften = await inHotel(db, hotelId, (tx) => countAsk(tx, hotelId, subject, lookLimits, now));
  if (tooOften) return tooOften;
  const clean = await cleanPicture(bytes, longestSides[id]);
  if ('refused' in clean) return no(clean.refused, clean.message);
  const { picture } = clean;
  const claim = await inHotel(db, hotelId, (tx) => claimLookPicture(tx, hotelId, picture, mostPictures, now));
  if (claim === 'full') return no('picture.quota', 'The hotel has sent 100 pictures lately. Try again tomorrow');
  try {
    await keep(deps, sourceName(picture.sourceHash), clean.bytes);
  } catch {
    await inHotel(db, hotelId, (tx) => dropLookPicture(tx, hotelId, picture.sourceHash));
    return no('picture.not_kept', 'The picture could not be stored right now. Send it again');
  }
  await inHotel(db, hotelId, async (tx) => {
    await readyLookPicture(tx, hotelId, picture.sourceHash);
    const detail = { id, picture: picture.sourceHash, width: picture.width, height: picture.height };
    await noteOperator(tx, hotelId, { happenedAt: now, who: operator.email, what: 'picture.sent', detail });
  });
  const fresh = await loadHotel(db, hotelId);
  const described = fresh && describeLookPicture(fresh, picture.sourceHash);
  return described ? { id, url: lookUrl(picture.sourceHash), picture: described } : refuse('hotel.unknown');
}

/** First where all servers find it, then here. */
async function keep({ pictureDir, pictureStore }: LookDeps, name: string, bytes: Buffer): Promise<void> {
  await pictureStore?.put(name, bytes);
  await mkdir(pictureDir, { recursive: true });
  await writeWhole(path.join(pictureDir, name), bytes);
}
