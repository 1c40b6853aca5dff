import { useLingui } from '@lingui/react/macro';
import { plural } from '@lingui/core/macro';
import type { HouseHint } from '@stayfront/contract/desk/house/hints';
import { languageName } from '../../../features/reservation/language-name.ts';

/** What is missing, and what it would be good for. */
export function useHintWords(): (hint: HouseHint, place: string) => { readonly what: string; readonly why: string } {
  const { t } = useLingui();
  return ({ code, detail }, place) => {
    const [has, wants, count] = [Number(detail['has']), Number(detail['wants']), Number(detail['count'])];
    switch (code) {
      case 'no-rooms':
        return { what: t`There is no room`, why: t`Guests find nothing to book.` };
      case 'no-rates':
        return { what: t`There is no rate`, why: t`A room without a rate has no price.` };
      case 'rate-unbookable':
        return {
          what: t`${place} cannot be booked`,
          why: t`It needs a card or a payment, and no way to take one is set up.`,
        };
      case 'offer-never':
        return { what: t`${place} is never given`, why: t`No stay can meet all of its conditions.` };
      case 'in-maintenance':
        return { what: t`The page is closed for maintenance`, why: t`Guests cannot book until it is opened.` };
      case 'test-payments':
        return { what: t`Payments are a test`, why: t`No money is moved until the account is live.` };
      case 'few-room-pictures':
        return {
          what: t`${place} has ${plural(has, { one: '# picture', other: '# pictures' })}`,
          why: t`With ${wants} or more, rooms are booked more often.`,
        };
      case 'small-picture':
        return {
          what: t`A picture is small`,
          why: t`“${place}” is ${has} pixels wide; below ${wants} it looks blurred on a wide screen.`,
        };
      case 'unused-picture':
        return { what: t`A picture is shown nowhere`, why: t`“${place}”: add it to a room, or take it out.` };
      case 'short-description':
        return {
          what: t`${place} is short`,
          why: t`${plural(has, { one: '# letter', other: '# letters' })}; guests read on from ${wants}.`,
        };
      case 'no-terms':
        return { what: t`There are no general terms`, why: t`Guests agree to nothing when they book.` };
      case 'no-house-facts':
        return { what: t`It is not said what the house has`, why: t`Guests ask for parking, Wi-Fi and a lift first.` };
      case 'no-getting-there':
        return { what: t`It is not said how to get there`, why: t`It is asked before most arrivals.` };
      case 'no-location':
        return {
          what: t`Maps do not know the door`,
          why: t`Telephones lead guests to the address, which may be elsewhere.`,
        };
      case 'no-mail-address':
        return { what: t`There is no e-mail address`, why: t`Guests can only call.` };
      case 'no-company':
        return { what: t`There is no company`, why: t`Invoices bear the name of the hotel.` };
      case 'no-logo':
        return { what: t`There is no logo`, why: t`The name stands in its place.` };
      case 'no-background':
        return { what: t`There is no large picture behind the name`, why: t`It is the first thing guests see.` };
      case 'missing-texts':
        return {
          what: t`${plural(count, { one: '# text is', other: '# texts are' })} missing in ${languageName(String(detail['language']))}`,
          why: t`Guests read them in the hotel’s own language.`,
        };
      case 'old-texts':
        return {
          what: t`${plural(count, { one: '# text', other: '# texts' })} in ${languageName(String(detail['language']))} to look at again`,
          why: t`The original was written anew, the translation was not.`,
        };
    }
  };
}
