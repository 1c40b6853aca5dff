import type { changeGuestForHotel } from '@stayfront/contract/desk/guest';
import type { DeskReservation } from '@stayfront/contract/desk/reservation';
import type { LanguageCode } from '@stayfront/contract/property/texts';
import type { RouteInput } from '@stayfront/contract/route';
import type { z } from 'zod';
import { addressOf, missingOf, type AddressDraft } from '../../features/reservation/address-draft.ts';

type Language = z.infer<typeof LanguageCode>;
type Body = RouteInput<typeof changeGuestForHotel>['body'];

/** What is known of a guest, as it is typed. */
export type GuestDraft = {
  readonly givenName: string;
  readonly surname: string;
  readonly email: string;
  readonly phone: string;
  readonly specialRequest: string;
  readonly address: AddressDraft;
  readonly language: Language;
  readonly tells: boolean | null;
};
const texts = ['givenName', 'surname', 'email', 'phone', 'specialRequest'] as const;

export function guestDraftOf({ guest, specialRequest }: DeskReservation): GuestDraft {
  return {
    givenName: guest?.givenName ?? '',
    surname: guest?.surname ?? '',
    email: guest?.email ?? '',
    phone: guest?.phone ?? '',
    specialRequest,
    address: {
      addressLine: guest?.addressLine ?? '',
      postalCode: guest?.postalCode ?? '',
      city: guest?.city ?? '',
      state: guest?.state ?? '',
      country: guest?.country ?? '',
    },
    language: guest?.language ?? 'en',
    tells: null,
  };
}

const isSame = (a: AddressDraft, b: AddressDraft): boolean =>
  JSON.stringify(addressOf(a)) === JSON.stringify(addressOf(b));

/** What was typed anew and nothing else: whoever corrects another field at the same time is not overwritten. */
export function guestChange(before: GuestDraft, draft: GuestDraft): Pick<Body, 'guest' | 'lang'> {
  const typed = texts.filter((name) => draft[name].trim() !== before[name].trim());
  return {
    guest: {
      ...Object.fromEntries(typed.map((name) => [name, draft[name].trim()])),
      ...(isSame(before.address, draft.address) ? {} : { address: addressOf(draft.address) }),
    },
    ...(draft.language === before.language ? {} : { lang: draft.language }),
  };
}

export type GuestFault = 'surname' | 'tells' | `address.${keyof AddressDraft}`;

/** What is still missing, as far as it can be seen without asking the server. */
export function guestFaults(before: GuestDraft, draft: GuestDraft, mayTell: boolean): GuestFault[] {
  return [
    ...(draft.surname.trim() === '' ? (['surname'] as const) : []),
    ...(isSame(before.address, draft.address)
      ? []
      : missingOf(draft.address).map((part) => `address.${part}` as const)),
    ...(draft.tells === null && mayTell ? (['tells'] as const) : []),
  ];
}
