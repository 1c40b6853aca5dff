import type { saveSetUpRooms, SetUp } from '@stayfront/contract/desk/set-up';
import type { SetUpTemplates } from '@stayfront/contract/desk/set-up-templates';
import type { RouteInput } from '@stayfront/contract/route';
import { plainDigits } from '@stayfront/rules/booking/plain-digits';

export type RoomDraft = {
  /** Of the row, from before the house has given it an id. */
  readonly key: string;
  readonly roomId: string | null;
  readonly template: SetUpTemplates['rooms'][number]['template'] | null;
  readonly name: string;
  readonly total: string;
  readonly standardPersons: string;
  readonly maxOccupancy: string;
  readonly size: string;
};
export type RoomField = 'name' | 'total' | 'standardPersons' | 'maxOccupancy' | 'size';
/** What is wrong, and up to which number it would be right. */
export type RoomFault = { readonly is: 'missing' | 'number' | 'more'; readonly least: number; readonly most: number };
export type RoomWish = RouteInput<typeof saveSetUpRooms>['body']['rooms'][number];

export const roomsOf = ({ rooms }: SetUp): RoomDraft[] =>
  rooms.map(({ roomId, name, total, standardPersons, maxOccupancy, size }) => ({
    key: roomId,
    roomId,
    template: null,
    name,
    total: total === null ? '' : String(total),
    standardPersons: String(standardPersons),
    maxOccupancy: String(maxOccupancy),
    size: String(size),
  }));

export const roomOfTemplate = (template: SetUpTemplates['rooms'][number], key: string): RoomDraft => ({
  key,
  roomId: null,
  template: template.template,
  name: '',
  total: '1',
  standardPersons: String(template.standardPersons),
  maxOccupancy: String(template.maxOccupancy),
  size: String(template.size),
});

const bounds = { total: [0, 1_000], standardPersons: [1, 20], maxOccupancy: [1, 20], size: [1, 10_000] } as const;

/** A whole number as one types it; null where it is none. */
export function readWhole(typed: string): number | null {
  const digits = plainDigits(typed).trim();
  return /^\d{1,6}$/.test(digits) ? Number(digits) : null;
}

export function roomFaults(room: RoomDraft): Partial<Record<RoomField, RoomFault>> {
  const faults: Partial<Record<RoomField, RoomFault>> = {};
  for (const field of ['total', 'standardPersons', 'maxOccupancy', 'size'] as const) {
    const [least, most] = bounds[field];
    const number = readWhole(room[field]);
    if (room[field].trim() === '') faults[field] = { is: 'missing', least, most };
    else if (number === null || number < least || number > most) faults[field] = { is: 'number', least, most };
  }
  const [standard, max] = [readWhole(room.standardPersons), readWhole(room.maxOccupancy)];
  if (standard !== null && max !== null && standard > max && !faults.standardPersons)
    faults.standardPersons = { is: 'more', least: 1, most: max };
  if (room.roomId !== null && room.name.trim() === '') faults.name = { is: 'missing', least: 1, most: 80 };
  return faults;
}

/** Whether the house takes all rows as they are. */
export const areRoomsFine = (rooms: readonly RoomDraft[]): boolean =>
  rooms.length > 0 && rooms.every((room) => Object.keys(roomFaults(room)).length === 0);

/** Which id the house has given to a row that was new. */
export type GivenIds = ReadonlyMap<string, string>;

/** What is asked of the server. A name that was left to the template stays as it is. */
export const roomWishes = (rooms: readonly RoomDraft[], given: GivenIds): RoomWish[] =>
  rooms.map(({ key, roomId, template, name, ...numbers }) => {
    const id = roomId ?? given.get(key);
    return {
      ...(id === undefined ? (template === null ? {} : { template }) : { roomId: id }),
      ...(name.trim() === '' ? {} : { name: name.trim() }),
      total: readWhole(numbers.total) ?? 0,
      standardPersons: readWhole(numbers.standardPersons) ?? 1,
      maxOccupancy: readWhole(numbers.maxOccupancy) ?? 1,
      size: readWhole(numbers.size) ?? 1,
    };
  });
