/** A category of rooms as a PMS describes it. */
export type GuestRoomCategory = {
  readonly code: string;
  /** The code it had before, where it was given another one. */
  readonly formerCode: string | null;
  readonly minOccupancy: number;
  readonly standardOccupancy: number;
  readonly maxOccupancy: number;
  readonly maxChildOccupancy: number | null;
  readonly classification: number;
  readonly size: number | null;
  readonly amenities: readonly number[];
  /** By language, in two small letters. */
  readonly names: Readonly<Record<string, string>>;
  readonly descriptions: Readonly<Record<string, string>>;
  readonly pictures: number;
  /** What its rooms are called, where they are told one by one. */
  readonly rooms: readonly string[];
  readonly line: number;
};

export type InventoryMessage = { readonly categories: readonly GuestRoomCategory[] };

/** So many persons pay as adults whoever they are: the oldest children fill up to this number. */
export const fullPayersOf = ({
  standardOccupancy,
  maxOccupancy,
  maxChildOccupancy,
}: Pick<GuestRoomCategory, 'standardOccupancy' | 'maxOccupancy' | 'maxChildOccupancy'>): number =>
  maxChildOccupancy === null ? standardOccupancy : Math.min(maxOccupancy - maxChildOccupancy, standardOccupancy);

/** No room here takes more persons. */
export const mostPersons = 20;
