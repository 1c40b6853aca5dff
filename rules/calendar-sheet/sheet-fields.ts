/** What a column of a sheet of nights may be. */
export const sheetFields = [
  'date',
  'room',
  'ratePlan',
  'total',
  'price',
  'price1',
  'price2',
  'price3',
  'price4',
  'extraAdult',
  'child',
  'infant',
  'minStay',
  'maxStay',
  'isClosed',
  'isClosedToArrival',
  'isClosedToDeparture',
] as const;
export type SheetField = (typeof sheetFields)[number];
