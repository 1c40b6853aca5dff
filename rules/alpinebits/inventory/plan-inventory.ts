import { fullPayersOf, type GuestRoomCategory } from './inventory-message.ts';

type Words = Readonly<Partial<Record<string, string>>>;

/** What of a category was sent last, for telling what the PMS has changed from what people have changed here. */
export type SentCategory = {
  readonly names: Words;
  readonly descriptions: Words;
  readonly size: number | null;
  readonly amenities: readonly number[];
  readonly rooms: readonly string[];
};

/** What is known of a category from earlier messages. */
export type KeptCategory = {
  readonly code: string;
  readonly roomId: string;
  /** The room is in the document because of the PMS, and not because the hotel has written it. */
  readonly isMadeHere: boolean;
  readonly isRetired: boolean;
  readonly sent: SentCategory;
};

/** What a category decides of a room of the document. */
type Mapped = {
  readonly id: string;
  readonly name: Words;
  readonly description: Words;
  readonly maxOccupancy: number;
  readonly occupancy?: object | undefined;
  readonly size: number;
  readonly amenities: readonly number[];
  readonly numbers?: readonly string[] | undefined;
};

type House<Room extends Mapped> = {
  readonly rooms: readonly Room[];
  /** The room of ours that a code means, by what the hotel has said or because it is called so. */
  readonly roomOf: (code: string) => string | null;
  readonly kept: readonly KeptCategory[];
  /** Languages the hotel can write in; texts in others are left out. */
  readonly languages: readonly string[];
  /** Whether something may stand on a door. */
  readonly isNumber: (text: string) => boolean;
  /** A room of which only the category is known. */
  readonly makeRoom: (facts: { readonly id: string; readonly beds: number }) => Room;
  /** Square metres in the unit of the house. */
  readonly areaOf: (squareMetres: number) => number;
};

export type PlannedInventory<Room> = {
  readonly rooms: readonly Room[];
  readonly kept: readonly KeptCategory[];
  /** Categories that the PMS has no longer. */
  readonly gone: readonly KeptCategory[];
  /** Categories that have another code now. */
  readonly renamed: readonly { readonly from: string; readonly to: string }[];
  readonly warnings: readonly string[];
};

/**
 * What the rooms of a house become by an inventory. Who fits into a room is the word of the PMS, as prices depend on it. Words
 * and facts are taken over into rooms that are here because of it, and only what it has changed since it sent them last: what
 * people write at the desk stays. Rooms that the hotel made keep their words.
 */
export function planInventory<Room extends Mapped>(
  categories: readonly GuestRoomCategory[],
  house: House<Room>,
): PlannedInventory<Room> {
  const rooms = new Map(house.rooms.map((room) => [room.id, room]));
  const before = new Map(house.kept.map((one) => [one.code, one]));
  const kept: KeptCategory[] = [];
  const warnings: string[] = [];
  const renamed: { from: string; to: string }[] = [];
  for (const category of categories) {
    const { code, formerCode } = category;
    const former = before.get(code) ?? (formerCode === null ? undefined : before.get(formerCode));
    const known = former && rooms.has(former.roomId) ? former : undefined;
    const own = existing(house.roomOf(code), rooms) ?? known?.roomId ?? null;
    const isMadeHere = known?.roomId === own && known !== undefined ? known.isMadeHere : own === null;
    const id = own ?? freeId(code, rooms);
    if (known && known.code !== code) renamed.push({ from: known.code, to: code });
    const sent = sentOf(category, house);
    for (const language of Object.keys(category.names))
      if (!house.languages.includes(language))
        warnings.push(`"${code}": texts in "${language}" are left out, no page here is in that language`);
    if (category.pictures > 0) warnings.push(`"${code}": pictures are not fetched; send them to the hotel’s pages`);
    const room = rooms.get(id) ?? house.makeRoom({ id, beds: category.standardOccupancy });
    rooms.set(id, changed(room, category, sent, known?.sent, isMadeHere, { rooms, isNumber: house.isNumber }));
    kept.push({ code, roomId: id, isMadeHere, isRetired: false, sent });
  }
  const taken = new Set(kept.map(({ roomId }) => roomId));
  const gone = house.kept.filter(({ roomId, isRetired }) => !taken.has(roomId) && !isRetired);
  const retired = house.kept.filter(({ roomId, isRetired }) => !taken.has(roomId) && isRetired);
  return { rooms: [...rooms.values()], kept: [...kept, ...retired], gone, renamed, warnings };
}

const existing = (id: string | null, rooms: ReadonlyMap<string, unknown>): string | null =>
  id !== null && rooms.has(id) ? id : null;

function freeId(code: string, rooms: ReadonlyMap<string, unknown>): string {
  const plain =
    code
      .toLowerCase()
      .replace(/[^a-z0-9]+/g, '-')
      .replace(/^-+|-+$/g, '') || 'room';
  for (let n = 1; ; n++) {
    const id = n === 1 ? plain : `${plain}-${n}`;
    if (!rooms.has(id)) return id;
  }
}

function sentOf(
  { names, descriptions, size, amenities, rooms }: GuestRoomCategory,
  { languages, areaOf }: Pick<House<Mapped>, 'languages' | 'areaOf'>,
): SentCategory {
  const known = (texts: Words): Words =>
    Object.fromEntries(Object.entries(texts).filter(([language]) => languages.includes(language)));
  return {
    names: known(names),
    descriptions: known(descriptions),
    size: size === null ? null : areaOf(size),
    amenities,
    rooms,
  };
}

function changed<Room extends Mapped>(
  room: Room,
  category: GuestRoomCategory,
  sent: SentCategory,
  last: SentCategory | undefined,
  isMadeHere: boolean,
  { rooms, isNumber }: { readonly rooms: ReadonlyMap<string, Mapped>; readonly isNumber: (text: string) => boolean },
): Room {
  const occupancy = {
    ...room.occupancy,
    minPersons: category.minOccupancy,
    standardPersons: category.standardOccupancy,
    fullPayers: fullPayersOf(category),
    doInfantsCount: true,
  };
  const fitting = { ...room, maxOccupancy: category.maxOccupancy, occupancy };
  if (!isMadeHere) return fitting;
  const isNew = (name: keyof SentCategory): boolean => JSON.stringify(last?.[name]) !== JSON.stringify(sent[name]);
  const descriptions = Object.keys(sent.descriptions).length > 0 ? sent.descriptions : sent.names;
  const lastDescriptions = last && Object.keys(last.descriptions).length > 0 ? last.descriptions : last?.names;
  const others = new Set([...rooms.values()].filter(({ id }) => id !== room.id).flatMap(({ numbers = [] }) => numbers));
  const numbers = sent.rooms.filter((number) => isNumber(number) && !others.has(number));
  return {
    ...fitting,
    name: mergeWords(room.name, last?.names, sent.names),
    description: mergeWords(room.description, lastDescriptions, descriptions),
    ...(isNew('size') && sent.size !== null ? { size: sent.size } : {}),
    ...(isNew('amenities') ? { amenities: [...sent.amenities] } : {}),
    ...(isNew('rooms') && numbers.length > 0 ? { numbers } : {}),
  };
}

/** What was changed there since it was sent last, over what stands here; never without any word at all. */
function mergeWords(here: Words, last: Words | undefined, sent: Words): Words {
  const merged: Record<string, string> = {};
  for (const language of new Set([...Object.keys(here), ...Object.keys(sent)])) {
    const isSame = last?.[language] === sent[language];
    const word =
      isSame || (sent[language] === undefined && last?.[language] === undefined) ? here[language] : sent[language];
    if (word !== undefined) merged[language] = word;
  }
  return Object.keys(merged).length > 0 ? merged : here;
}
