import type { DescriptiveInfo, HotelConfig } from '@stayfront/contract/hotel';
import { guestsByAge } from '@stayfront/rules/channel/guests-by-age';
import { writeAges } from '@stayfront/rules/stay/ages-text';
import { addDays, isStayDate } from '@stayfront/rules/stay/stay-date';
import type { Screen } from './screen.ts';

type DeepLink = {
  readonly pathname: string;
  readonly route: Pick<Screen, 'path'> | null;
  readonly query: URLSearchParams;
  readonly config: Pick<HotelConfig, 'hotelId' | 'guestsBounds'>;
  readonly info: Pick<DescriptiveInfo, 'guestRooms'>;
};

/** Words of comparison sites for what our addresses say otherwise. */
const words = [
  'start_date',
  'end_date',
  'nights',
  'adults',
  'children',
  'infants',
  'childAges',
  'roomId',
  'ratePlanId',
] as const;

/**
 * Where a link of a comparison site leads: the same dates, guests, room and rate in our own words. What a word says that
 * makes no sense is passed over; our own words, where they stand beside, come first. Null where there is none of theirs.
 */
export function deepLinkRedirect({ pathname, route, query, config, info }: DeepLink): string | null {
  if (!route || (route.path !== '' && route.path !== 'room/:roomId')) return null;
  if (!words.some((word) => query.has(word))) return null;
  const next = new URLSearchParams(query);
  const read = (word: (typeof words)[number], pattern: RegExp): string | null => {
    const value = query.get(word) ?? '';
    next.delete(word);
    return pattern.test(value) ? value : null;
  };
  const say = (name: string, value: string | null): void => {
    if (value !== null && !query.has(name)) next.set(name, value);
  };
  say('checkIn', read('start_date', dayPattern));
  say('checkOut', read('end_date', dayPattern));
  const [nights, checkIn] = [read('nights', /^[1-9]\d?$/), next.get('checkIn')];
  if (nights !== null && checkIn !== null && isStayDate(checkIn) && !next.has('checkOut'))
    next.set('checkOut', addDays(checkIn, Number(nights)));
  const [adults, children, infants] = [read('adults', count), read('children', count), read('infants', count)];
  const ages = read('childAges', /^(1[0-7]|\d)(,(1[0-7]|\d)){0,9}$/);
  if (adults !== null || children !== null || infants !== null || ages !== null) {
    const party = {
      adults: Number(query.get('nbAdults')?.match(count)?.[0] ?? adults ?? 2),
      children: Number(children ?? 0),
      infants: Number(infants ?? 0),
      ages: ages?.split(',').map(Number) ?? [],
    };
    const guests = guestsByAge(party, config.guestsBounds);
    next.set('nbAdults', String(guests.adults));
    say('nbChildren', guests.children > 0 ? String(guests.children) : null);
    say('nbInfants', guests.infants > 0 ? String(guests.infants) : null);
    // Of counts of our own beside them, nobody knows whether they are those ages'.
    if (!query.has('nbChildren') && !query.has('nbInfants')) say('ages', guests.ages ? writeAges(guests) : null);
  }
  const [room, rate] = [read('roomId', slug), read('ratePlanId', slug)];
  const isRoom = room !== null && info.guestRooms.some(({ id }) => id === room);
  const path =
    isRoom && route.path === '' ? `/${config.hotelId}/room/${room}${rate === null ? '' : `.${rate}`}` : pathname;
  return next.size === 0 ? path : `${path}?${next.toString()}`;
}

const dayPattern = /^\d{4}-\d{2}-\d{2}$/;
const count = /^\d{1,2}$/;
const slug = /^[a-z0-9][a-z0-9-]{0,39}$/;
