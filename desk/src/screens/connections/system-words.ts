import { msg } from '@lingui/core/macro';
import type { MessageDescriptor } from '@lingui/core';
import type { SystemMessage } from '@stayfront/contract/desk/system-messages';
import type { Owned, SystemKind } from '@stayfront/rules/connection/account';

export const kindWords: Readonly<Record<SystemKind, MessageDescriptor>> = {
  alpinebits: msg`Hotel software (AlpineBits)`,
  'channel-manager': msg`Channel manager`,
  google: msg`Google hotel prices`,
  ical: msg`Calendar`,
};

export const ownedWords: Readonly<Record<Owned, MessageDescriptor>> = {
  prices: msg`Prices`,
  stock: msg`Rooms for sale`,
  restrictions: msg`Closed days and lengths of stay`,
};

export const outcomeWords: Readonly<Record<SystemMessage['outcome'], MessageDescriptor>> = {
  taken: msg`Taken`,
  noted: msg`Read`,
  warned: msg`Taken, with a warning`,
  refused: msg`Refused`,
  failed: msg`Failed`,
};
