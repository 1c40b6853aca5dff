import type { CurrencyCode } from '@stayfront/rules/currency/currencies';
import type { PricesPer } from '@stayfront/rules/pricing/price-night';
import type { Follows } from '@stayfront/rules/pricing/follow-prices';

/** A room or a rate of a room, by a name that stands for it in edits: `double`, `double/flexible`. */
export type RowId = string;

export const rateRowId = (roomId: string, ratePlanId: string): RowId => `${roomId}/${ratePlanId}`;

/** How a rate of the sheet follows another of the same room, for the guests that its prices are for. */
export type FollowedRow = {
  readonly parent: RowId;
  readonly rule: Follows;
  readonly adults: number;
  readonly per: PricesPer;
};

/** All rates of a room together: its stock, and what holds for whoever sleeps there. */
export type RoomRow = {
  readonly kind: 'room';
  readonly id: RowId;
  readonly roomId: string;
  readonly name: string;
  readonly total: number | null;
  readonly adults: number;
};

export type RateRow = {
  readonly kind: 'rate';
  readonly id: RowId;
  readonly roomId: string;
  readonly ratePlanId: string;
  readonly name: string;
  readonly roomName: string;
  readonly floor: number | null;
  readonly ceiling: number | null;
  readonly follows: FollowedRow | null;
};

/** The whole house: what it forbids holds for every room. */
type HouseRow = { readonly kind: 'house'; readonly id: 'house' };

export type SheetRow = HouseRow | RoomRow | RateRow;

export const flagNames = ['isClosed', 'isClosedToArrival', 'isClosedToDeparture'] as const;
export type FlagName = (typeof flagNames)[number];
export const boundNames = ['minStay', 'maxStay', 'minThrough', 'maxThrough'] as const;
export type BoundName = (typeof boundNames)[number];

/** What a night forbids. */
export type NightRules = { readonly [Flag in FlagName]: boolean } & { readonly [Bound in BoundName]: number | null };

export const openNight: NightRules = {
  isClosed: false,
  isClosedToArrival: false,
  isClosedToDeparture: false,
  minStay: null,
  maxStay: null,
  minThrough: null,
  maxThrough: null,
};

/** What the server says of a night of a row, and of no other row. A room has no price; a rate has no stock. */
export type Night = NightRules & {
  readonly price: number | null;
  /** Of a rate that follows: this night has a price of its own. */
  readonly isApart: boolean;
  readonly total: number;
  readonly sold: number;
  readonly held: number;
};

export const emptyNight: Night = { ...openNight, price: null, isApart: false, total: 0, sold: 0, held: 0 };

/** What a person may give a night. A price that is null is worked out from its parent again. */
export type NightFields = Partial<NightRules & { readonly price: number | null; readonly total: number }>;
export type FieldName = keyof NightFields;

export const fieldNames = ['price', 'total', ...boundNames, ...flagNames] as const satisfies readonly FieldName[];

/** What has been read of the calendar; a night that has not come yet is undefined. */
export type ReadSheet = {
  readonly currency: CurrencyCode;
  readonly rows: ReadonlyMap<RowId, SheetRow>;
  /** Which rates follow a rate directly. */
  readonly followersOf: (rowId: RowId) => readonly RowId[];
  readonly nightOf: (rowId: RowId, date: string) => Night | undefined;
  /** What a night has been read from: another object, and it was read again. */
  readonly sourceOf: (date: string) => unknown;
  /** How far the calendar had been changed when this night was read. */
  readonly versionOf: (date: string) => string | undefined;
  /** What holds for a rate plan in all rooms, which the sheet shows and does not change. */
  readonly planRulesOf: (ratePlanId: string, date: string) => NightRules | undefined;
};

export const rateOf = (sheet: Pick<ReadSheet, 'rows'>, rowId: RowId): RateRow | undefined => {
  const row = sheet.rows.get(rowId);
  return row?.kind === 'rate' ? row : undefined;
};

/** What a saved night has in a field; of a price that follows nothing, which is what giving it back would put there. */
export const savedField = <Name extends FieldName>(
  night: Night,
  row: SheetRow | undefined,
  name: Name,
): NightFields[Name] =>
  (name === 'price' && row?.kind === 'rate' && row.follows && !night.isApart ? null : night[name]) as NightFields[Name];
