/** What a demo hotel charges, in whole francs, euros or pounds: its documents say what it sells, not for how much. */
export type Tariff = {
  /** How many there are, and what a night costs two people (one, where only one fits) on an ordinary day. */
  readonly rooms: Readonly<Record<string, { readonly total: number; readonly price: number }>>;
  readonly plans: Readonly<Record<string, PlanTariff>>;
  readonly extraAdult: number;
  readonly child: number;
  readonly infant: number;
  /** What children pay instead by age, until a birthday that is not included: an amount, or a share of an adult's price. */
  readonly ages?: readonly TariffBand[];
  /** Percent of the ordinary price by month, January first. */
  readonly months: readonly number[];
  /** Percent of the ordinary price by weekday, Sunday first. */
  readonly weekdays: readonly number[];
};

export type TariffBand = { readonly fromAge: number; readonly toAge: number } & (
  | { readonly amount: number }
  | { readonly basisPoints: number }
);

export type PlanTariff = {
  readonly percent: number;
  /** Breakfast, and what else comes with each night, for an adult and for a child; infants eat for nothing. */
  readonly adultMeal: number;
  readonly childMeal: number;
  /** Nights without which the rate is not sold at all. */
  readonly minStay: number | null;
};

const plan = (percent: number, more: Partial<PlanTariff> = {}): PlanTariff => ({
  percent,
  adultMeal: 0,
  childMeal: 0,
  minStay: null,
  ...more,
});

const weekdays = [94, 100, 100, 100, 100, 106, 112];

const tariffs: Readonly<Record<number, Tariff>> = {
  1001: {
    rooms: {
      single: { total: 4, price: 128 },
      double: { total: 8, price: 180 },
      twin: { total: 5, price: 168 },
      family: { total: 3, price: 276 },
      'junior-suite': { total: 2, price: 310 },
      suite: { total: 1, price: 465 },
    },
    plans: {
      'non-refundable': plan(90),
      flexible: plan(100),
      'bed-and-breakfast': plan(100, { adultMeal: 18, childMeal: 9 }),
      'pay-at-hotel': plan(108),
      'lake-and-sauna': plan(106, { adultMeal: 24, childMeal: 9 }),
    },
    extraAdult: 45,
    child: 25,
    infant: 10,
    months: [90, 92, 95, 100, 104, 110, 116, 116, 108, 100, 90, 98],
    weekdays,
  },
  1002: {
    rooms: {
      limonaia: { total: 4, price: 248 },
      'suite-del-lago': { total: 1, price: 420 },
      giardino: { total: 4, price: 216 },
    },
    plans: {
      'non-refundable': plan(90),
      'flexible-prepaid': plan(100),
      'bed-and-breakfast': plan(100, { adultMeal: 25, childMeal: 12 }),
      'pay-at-hotel': plan(108),
      deposit: plan(104),
    },
    extraAdult: 60,
    child: 35,
    infant: 12,
    ages: [
      { fromAge: 3, toAge: 7, amount: 20 },
      { fromAge: 7, toAge: 14, basisPoints: 3_000 },
    ],
    months: [78, 80, 88, 100, 108, 116, 122, 124, 112, 100, 82, 84],
    weekdays,
  },
  1003: {
    rooms: {
      weir: { total: 3, price: 245 },
      'pulteney-suite': { total: 1, price: 395 },
      garden: { total: 0, price: 239 },
    },
    plans: {
      'longer-stay': plan(92, { minStay: 3 }),
      flexible: plan(100),
      'bed-and-breakfast': plan(100, { adultMeal: 17 }),
      advance: plan(86),
    },
    extraAdult: 0,
    child: 0,
    infant: 0,
    months: [88, 92, 96, 100, 104, 108, 110, 110, 104, 100, 96, 106],
    weekdays: [90, 94, 100, 100, 100, 112, 120],
  },
  1004: {
    rooms: { panorama: { total: 6, price: 170 } },
    plans: { 'pay-at-hotel': plan(100) },
    extraAdult: 40,
    child: 20,
    infant: 0,
    months: [112, 116, 110, 88, 84, 96, 108, 108, 96, 88, 84, 114],
    weekdays,
  },
  1005: {
    rooms: { quay: { total: 4, price: 150 } },
    plans: { prepaid: plan(92), guaranteed: plan(100), 'pay-at-hotel': plan(106), 'first-night': plan(98) },
    extraAdult: 35,
    child: 20,
    infant: 0,
    months: [90, 92, 96, 100, 106, 112, 118, 118, 106, 98, 90, 98],
    weekdays,
  },
};

export function tariffOf(hotelId: number): Tariff {
  const tariff = tariffs[hotelId];
  if (!tariff) throw new RangeError(`There is no demo tariff for hotel ${hotelId}`);
  return tariff;
}
