import { randomBytes } from 'node:crypto';
import type { SecretBox } from '../../platform/secret/secret-box.ts';
import type { FeedKey } from './feed.ts';

/** What is sealed of a feed: the word in the address that we tell, and the address that we read. */
type Part = 'token' | 'source';

const boundTo = ({ hotelId, feedId }: FeedKey, part: Part): string =>
  `calendar feed ${part} ${feedId} of hotel ${hotelId}`;

export const sealOf = (box: SecretBox, key: FeedKey, part: Part, text: string): Buffer =>
  box.seal(text, boundTo(key, part));

/** Null where there is none, or where the server's secret is another by now. */
export const openOf = (box: SecretBox, key: FeedKey, part: Part, sealed: Buffer | null): string | null =>
  sealed && box.open(sealed, boundTo(key, part));

/** 192 bits: nobody guesses it. */
export const makeToken = (): string => randomBytes(24).toString('base64url');

export const addressOf = (publicUrl: string, { hotelId, feedId }: FeedKey, token: string): string =>
  `${publicUrl}/calendar-feeds/${hotelId}/${feedId}/${token}.ics`;
