import type { DemandReason } from '@stayfront/rules/demand/demand-reason';
import type { Guests } from '@stayfront/rules/stay/guests';
import { todayAt, type Instant } from '@stayfront/rules/stay/hotel-clock';
import { nightCount, type Stay, type StayDate } from '@stayfront/rules/stay/stay-date';
import { deviceOf } from '@stayfront/rules/visit/device-of';
import type { Device, VisitStep } from '@stayfront/rules/visit/visit-words';
import type { Source } from '@stayfront/rules/channel/source';
import type { Hotel } from '../../property/hotel/hotel.ts';
import { markOf, markSeed, type MarkSeed } from './mark-of.ts';
import type { Visit } from './visit.ts';

/** Why a party found nothing, and what the nearest stay would have cost it in the hotel's currency. */
export type TurnedAway = { readonly reason: DemandReason; readonly asked: number | null };

export type CountedStep = {
  readonly day: StayDate;
  readonly mark: number;
  readonly step: VisitStep;
  /** False where the step is counted already, and only what was not found is new. */
  readonly isNew: boolean;
  readonly language: string;
  readonly device: Device;
  readonly channel: Source;
  readonly campaign: string;
  readonly demand:
    | (TurnedAway & { readonly arrival: StayDate; readonly nights: number; readonly guests: Guests })
    | null;
};

/** Bots and people of the hotel: only how often. */
export type ApartSteps = {
  readonly day: StayDate;
  readonly visitor: 'bot' | 'team';
  readonly step: VisitStep;
  count: number;
};

export type Taken = { readonly steps: CountedStep[]; readonly apart: ApartSteps[] };

/** Nobody looks for so many different stays on one day. */
const mostStays = 40;
/** So many visitors are known again on a server; beyond them the database knows their marks. */
const mostVisitors = 20_000;
/** What waits to be written; what comes on top while the database does not answer is not counted. */
const mostWaiting = 5_000;
const mostCampaigns = 50;
const mostBrowsers = 2_000;
const browserSeed: MarkSeed = [0, 0];
const dayIsKnownFor = 60_000;

type Visitor = {
  isBot: boolean;
  stays: number;
  language: string;
  readonly device: Device;
  readonly channel: Source;
  readonly campaign: string;
  /** Steps with what they were taken for. */
  readonly seen: Set<string>;
};

type HotelVisits = {
  day: StayDate;
  until: Instant;
  seed: MarkSeed;
  readonly visitors: Map<number, Visitor>;
  readonly campaigns: Set<string>;
  steps: CountedStep[];
  apart: Map<string, ApartSteps>;
};

/** Counts in memory who searches and books, one party once for a stay and a day; what has been counted is taken out of it. */
export function countedVisits(secret: string) {
  const hotels = new Map<number, HotelVisits>();
  let known = 0;
  const browsers = new Map<string, number>();

  /** A mark for what a browser calls itself: the same for as long as it is known, and on every server. */
  function browserOf(userAgent: string): number {
    const mark = browsers.get(userAgent);
    if (mark !== undefined) return mark;
    if (browsers.size >= mostBrowsers) browsers.clear();
    const made = markOf(browserSeed, userAgent);
    browsers.set(userAgent, made);
    return made;
  }

  function openDay({ hotelId, document }: Hotel, now: Instant): HotelVisits {
    const before = hotels.get(hotelId);
    if (before && now < before.until && now >= before.until - dayIsKnownFor) return before;
    const day = todayAt(document.timeZone, now);
    const visits = before ?? {
      day: '' as StayDate,
      until: 0,
      seed: [0, 0],
      visitors: new Map<number, Visitor>(),
      campaigns: new Set<string>(),
      steps: [],
      apart: new Map<string, ApartSteps>(),
    };
    if (visits.day !== day) {
      forget(visits);
      visits.day = day;
      visits.seed = markSeed(secret, hotelId, day);
    }
    visits.until = now + dayIsKnownFor;
    hotels.set(hotelId, visits);
    return visits;
  }

  function forget(visits: HotelVisits): void {
    known -= visits.visitors.size;
    visits.visitors.clear();
    visits.campaigns.clear();
  }

  function meet(visits: HotelVisits, mark: number, visit: Visit): Visitor {
    const { channel, campaign: written } = visit.readOrigin();
    const device = deviceOf(visit.userAgent);
    const isRoom = written !== null && (visits.campaigns.has(written) || visits.campaigns.size < mostCampaigns);
    const campaign = isRoom ? written : written === null ? '' : '…';
    if (isRoom) visits.campaigns.add(written);
    const isBot = device === 'bot';
    const seen = new Set<string>();
    const visitor = {
      isBot,
      stays: 0,
      language: '',
      device: isBot ? 'computer' : device,
      channel,
      campaign,
      seen,
    } as const;
    if (known >= mostVisitors)
      forget([...hotels.values()].reduce((most, one) => (one.visitors.size > most.visitors.size ? one : most)));
    const met: Visitor = { ...visitor };
    visits.visitors.set(mark, met);
    known++;
    return met;
  }

  function noteApart(visits: HotelVisits, visitor: ApartSteps['visitor'], step: VisitStep): void {
    const key = `${visits.day} ${visitor} ${step}`;
    const entry = visits.apart.get(key) ?? { day: visits.day, visitor, step, count: 0 };
    entry.count++;
    visits.apart.set(key, entry);
  }

  return {
    /** `what` tells one party's stay, or one booking, from another: the same is counted once. */
    note(hotel: Hotel, visit: Visit, { step, what, language, demand = null }: Noted, now: Instant): void {
      const visits = openDay(hotel, now);
      if (visit.isTeam(hotel.hotelId)) return noteApart(visits, 'team', step);
      const who = markOf(visits.seed, `${visit.address} ${browserOf(visit.userAgent)}`);
      const visitor = visits.visitors.get(who) ?? meet(visits, who, visit);
      if (language) visitor.language = language;
      if (visitor.isBot) return noteApart(visits, 'bot', step);
      const seen = step + what;
      const isNew = !visitor.seen.has(seen);
      // Who has found something, as a package, and then finds no room for the same stay is turned away all the same.
      const missed = `${seen}!`;
      if (!isNew && (demand === null || visitor.seen.has(missed))) return;
      visitor.seen.add(seen);
      if (demand) visitor.seen.add(missed);
      if (isNew && step === 'search' && ++visitor.stays > mostStays) {
        visitor.isBot = true;
        visitor.seen.clear();
        return noteApart(visits, 'bot', step);
      }
      if (visits.steps.length >= mostWaiting) return;
      const mark = markOf(visits.seed, `${who} ${isNew ? seen : missed}`);
      const { device, channel, campaign, language: spoken } = visitor;
      visits.steps.push({ day: visits.day, mark, step, isNew, language: spoken, device, channel, campaign, demand });
    },
    noteSearch(
      hotel: Hotel,
      visit: Visit,
      { stay, guests, language }: { readonly stay: Stay; readonly guests: Guests; readonly language: string },
      turnedAway: TurnedAway | null,
      now: Instant,
    ): void {
      const demand = turnedAway && { ...turnedAway, arrival: stay.arrival, nights: nightCount(stay), guests };
      this.note(hotel, visit, { step: 'search', what: stayMark(stay, guests), language, demand }, now);
    },
    /** Which hotels have something to be written. */
    waiting: (): number[] =>
      [...hotels].filter(([, { steps, apart }]) => steps.length > 0 || apart.size > 0).map(([hotelId]) => hotelId),
    take(hotelId: number): Taken | null {
      const visits = hotels.get(hotelId);
      if (!visits || (visits.steps.length === 0 && visits.apart.size === 0)) return null;
      const taken = { steps: visits.steps, apart: [...visits.apart.values()] };
      visits.steps = [];
      visits.apart = new Map();
      return taken;
    },
    /** What could not be written waits for the next time. */
    giveBack(hotelId: number, { steps, apart }: Taken): void {
      const visits = hotels.get(hotelId);
      if (!visits) return;
      visits.steps = [...steps, ...visits.steps].slice(0, mostWaiting);
      for (const { day, visitor, step, count } of apart) {
        const key = `${day} ${visitor} ${step}`;
        const entry = visits.apart.get(key) ?? { day, visitor, step, count: 0 };
        entry.count += count;
        visits.apart.set(key, entry);
      }
    },
  };
}

export type CountedVisits = ReturnType<typeof countedVisits>;

type Noted = {
  readonly step: VisitStep;
  readonly what: string;
  readonly language?: string | undefined;
  readonly demand?: CountedStep['demand'];
};

export const stayMark = ({ arrival, departure }: Stay, { adults, children, infants }: Guests): string =>
  `${arrival}${departure}${adults}.${children}.${infants}`;
