import { all, one, textOf, type Element } from './read-xml.ts';

export type RoomBelief = {
  readonly plans: readonly string[];
  readonly capacity: number;
  readonly adults: number;
  readonly children: number;
  readonly least: number;
};
/** By what a day is called, what it allows. */
export type DayBelief = Record<string, number>;

/** What Google believes of one hotel. Amounts are in thousandths. */
export type Beliefs = {
  rooms: Map<string, RoomBelief>;
  packages: Set<string>;
  /** By room, package and night: amounts by the number of guests. */
  readonly rates: Map<string, Map<number, number>>;
  /** By room and night. */
  readonly counts: Map<string, number>;
  /** By room, package and night. */
  readonly days: Map<string, DayBelief>;
  fees: Element[];
  extras: Element[];
  promotions: Element[];
  /** By room, package, arrival, nights and guests. */
  readonly exact: Map<string, number>;
};

export const noBeliefs = (): Beliefs => ({
  rooms: new Map(),
  packages: new Set(),
  rates: new Map(),
  counts: new Map(),
  days: new Map(),
  fees: [],
  extras: [],
  promotions: [],
  exact: new Map(),
});

export const thousandths = (written: string): number => Math.round(Number(written) * 1000);

/** The nights from one to another, both included. */
export function nightsFrom(start: string, end: string): string[] {
  const nights: string[] = [];
  for (let time = Date.parse(start); time <= Date.parse(end); time += 86_400_000)
    nights.push(new Date(time).toISOString().slice(0, 10));
  return nights;
}

const idsOf = (element: Element | undefined, name: string): string[] => all(element, name).map(({ text }) => text);

/** Takes a message over. Which hotel it is about was looked at before. */
export function believe(beliefs: Beliefs, root: Element): void {
  switch (root.name) {
    case 'Transaction':
      for (const set of all(root, 'PropertyDataSet')) believeProperty(beliefs, set);
      for (const result of all(root, 'Result')) believeResult(beliefs, result);
      return;
    case 'OTA_HotelRateAmountNotifRQ':
      return believeRates(beliefs, root);
    case 'OTA_HotelInvCountNotifRQ':
      for (const inventory of all(one(root, 'Inventories'), 'Inventory')) {
        const { Start = '', End = '', InvTypeCode = '' } = one(inventory, 'StatusApplicationControl')?.attributes ?? {};
        const count = Number(one(one(inventory, 'InvCounts'), 'InvCount')?.attributes['Count']);
        for (const night of nightsFrom(Start, End)) beliefs.counts.set(`${InvTypeCode} ${night}`, count);
      }
      return;
    case 'OTA_HotelAvailNotifRQ':
      return believeDays(beliefs, root);
    case 'TaxFeeInfo': {
      const property = one(root, 'Property');
      beliefs.fees = [...all(one(property, 'Taxes'), 'Tax'), ...all(one(property, 'Fees'), 'Fee')];
      return;
    }
    case 'ExtraGuestCharges':
      beliefs.extras = all(one(root, 'HotelExtraGuestCharges'), 'ExtraGuestCharge');
      return;
    case 'Promotions':
      beliefs.promotions = all(one(root, 'HotelPromotions'), 'Promotion');
      return;
    default:
  }
}

function believeProperty(beliefs: Beliefs, set: Element): void {
  beliefs.rooms = new Map(
    all(set, 'RoomData').map((room) => [
      textOf(room, 'RoomID'),
      {
        plans: idsOf(one(room, 'AllowablePackageIDs'), 'AllowablePackageID'),
        capacity: Number(textOf(room, 'Capacity')),
        adults: Number(textOf(room, 'AdultCapacity')),
        children: Number(textOf(room, 'ChildCapacity')),
        least: Number(textOf(one(room, 'OccupancySettings'), 'MinOccupancy') || 1),
      },
    ]),
  );
  beliefs.packages = new Set(all(set, 'PackageData').map((one) => textOf(one, 'PackageID')));
}

function believeResult({ exact }: Beliefs, result: Element): void {
  const names = ['RoomID', 'PackageID', 'Checkin', 'Nights', 'Occupancy'];
  const key = names.map((name) => textOf(result, name)).join(' ');
  // Taken out of the inventory: what is known of its nights holds again.
  if (one(result, 'Unavailable')) exact.delete(key);
  else
    exact.set(
      key,
      ['Baserate', 'Tax', 'OtherFees'].reduce((sum, name) => sum + thousandths(textOf(result, name) || '0'), 0),
    );
}

function believeRates({ rates }: Beliefs, root: Element): void {
  for (const message of all(one(root, 'RateAmountMessages'), 'RateAmountMessage')) {
    const {
      Start = '',
      End = '',
      InvTypeCode = '',
      RatePlanCode = '',
    } = one(message, 'StatusApplicationControl')?.attributes ?? {};
    const amounts = new Map(
      all(one(one(one(message, 'Rates'), 'Rate'), 'BaseByGuestAmts'), 'BaseByGuestAmt').map(({ attributes }) => [
        Number(attributes['NumberOfGuests']),
        thousandths(attributes['AmountBeforeTax'] ?? ''),
      ]),
    );
    for (const night of nightsFrom(Start, End)) {
      const key = `${InvTypeCode} ${RatePlanCode} ${night}`;
      if (root.attributes['NotifType'] === 'Remove') rates.delete(key);
      else if (root.attributes['NotifType'] === 'Delta')
        rates.set(key, new Map([...(rates.get(key) ?? []), ...amounts]));
      else rates.set(key, amounts);
    }
  }
}

function believeDays({ days }: Beliefs, root: Element): void {
  for (const message of all(one(root, 'AvailStatusMessages'), 'AvailStatusMessage')) {
    const {
      Start = '',
      End = '',
      InvTypeCode = '',
      RatePlanCode = '',
    } = one(message, 'StatusApplicationControl')?.attributes ?? {};
    const said: DayBelief = {};
    for (const { attributes } of all(one(message, 'LengthsOfStay'), 'LengthOfStay'))
      said[attributes['MinMaxMessageType'] ?? ''] = Number(attributes['Time']);
    const status = one(message, 'RestrictionStatus')?.attributes;
    if (status) said[status['Restriction'] ?? ''] = status['Status'] === 'Close' ? 1 : 0;
    for (const night of nightsFrom(Start, End)) {
      const key = `${InvTypeCode} ${RatePlanCode} ${night}`;
      days.set(key, { ...days.get(key), ...said });
    }
  }
}
