import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { FeedTrouble } from '@stayfront/rules/calendar-feed/trouble';

/** Why what was read last of somebody's calendar was not taken. */
export const feedTroubleWords: Readonly<Record<FeedTrouble, MessageDescriptor>> = {
  'not-reached': msg`Their calendar cannot be had. Look whether they have given it another address.`,
  'too-large': msg`Their calendar is too large.`,
  shrunk: msg`It has lost more than half of its nights. Say whether that is right.`,
  'not-a-calendar': msg`There is no calendar at their address. Look whether it is written as they told it.`,
  'cut-off': msg`Only a part of their calendar came.`,
  unreadable: msg`A line of their calendar cannot be read. Show it to them.`,
  repeats: msg`Something repeats in their calendar in a way that cannot be followed. Ask them to write each stay by itself.`,
  'too-long': msg`There are too many stays in their calendar.`,
};
