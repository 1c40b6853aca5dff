/** The kinds of rooms that most houses have, to begin with. Whatever a template says can be said otherwise. */
export const roomTemplateNames = [
  'single',
  'double',
  'twin',
  'triple',
  'family',
  'junior-suite',
  'suite',
  'apartment',
  'dormitory-bed',
] as const;
export type RoomTemplateName = (typeof roomTemplateNames)[number];

export type RoomTemplate = {
  readonly maxOccupancy: number;
  /** For whom the room is meant, and whose price is asked for. */
  readonly standardPersons: number;
  readonly bedrooms: number;
  readonly beds: number;
  readonly bathrooms: number;
  readonly squareMetres: number;
};

const room = (
  [standardPersons, maxOccupancy]: readonly [number, number],
  [bedrooms, beds]: readonly [number, number],
  squareMetres: number,
): RoomTemplate => ({ maxOccupancy, standardPersons, bedrooms, beds, bathrooms: 1, squareMetres });

export const roomTemplates: Readonly<Record<RoomTemplateName, RoomTemplate>> = {
  single: room([1, 1], [1, 1], 14),
  double: room([2, 2], [1, 1], 20),
  twin: room([2, 2], [1, 2], 20),
  triple: room([3, 3], [1, 3], 26),
  family: room([2, 4], [1, 3], 32),
  'junior-suite': room([2, 3], [1, 1], 35),
  suite: room([2, 4], [1, 2], 48),
  apartment: room([2, 4], [1, 2], 50),
  // One bed of a room with others: it is sold as a kind of room of which there are as many as beds.
  'dormitory-bed': room([1, 1], [1, 1], 6),
};

/** A floor area in the hotel's own unit, in whole units; of feet in tens, as they are given. */
export const areaIn = (unit: 'm2' | 'ft2', squareMetres: number): number =>
  unit === 'm2' ? squareMetres : Math.round((squareMetres * 10.764) / 10) * 10;
