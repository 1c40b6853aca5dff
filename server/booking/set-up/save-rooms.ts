import type { saveSetUpRooms as route } from '@stayfront/contract/desk/set-up';
import { refuse, type Refusal } from '@stayfront/contract/problem';
import type { PropertyDocument } from '@stayfront/contract/property/property-document';
import type { RouteInput } from '@stayfront/contract/route';
import type { Edit } from '@stayfront/rules/calendar-edit/edit';
import { areaIn, roomTemplates } from '@stayfront/rules/set-up/room-templates';
import { todayAt, type Instant } from '@stayfront/rules/stay/hotel-clock';
import { addDays } from '@stayfront/rules/stay/stay-date';
import type { Hotel } from '../../property/hotel/hotel.ts';
import { inAllLanguages, roomWords } from '../../property/beginning/template-texts.ts';
import type { Whoever } from '../desk-calendar/save-desk-calendar.ts';
import { readEvenStock } from '../../selling/calendar/read-even-stock.ts';
import { changeHouse } from './change-house.ts';
import { editCalendar, type CalendarRefused } from './edit-calendar.ts';
import type { SetUpDeps } from './describe-set-up.ts';
import { nightsAhead } from './grid-ahead.ts';
import { readBooked, readFormerRooms } from './set-up.store.ts';

type Asked = RouteInput<typeof route>['body'];
type Wish = Asked['rooms'][number];
type Room = PropertyDocument['rooms'][number];

/** Makes the rooms of a house what they are to be: new ones out of templates, those that are not named taken away. */
export const saveRooms = (
  deps: SetUpDeps,
  hotel: Hotel,
  whoever: Whoever,
  { version, rooms: wishes }: Asked,
  now: Instant,
) =>
  changeHouse<CalendarRefused | Refusal<'input.invalid' | 'set_up.in_use'>>(
    deps,
    hotel,
    {
      version,
      who: whoever.who,
      name: 'rooms',
      async change(tx, { document }) {
        const here = new Map(document.rooms.map((room) => [room.id, room]));
        const lost = wishes.flatMap(({ roomId }) => (roomId === undefined || here.has(roomId) ? [] : [roomId]));
        // Taken out and brought back, it is what it was.
        const former = await readFormerRooms(tx, hotel.hotelId, lost);
        for (const [id, room] of former) here.set(id, withKnownPictures(room, document));
        const unknown = wishes.flatMap(({ roomId }, i) =>
          roomId !== undefined && !here.has(roomId)
            ? [{ field: `rooms.${i}.roomId`, code: 'input.unknown', message: `This hotel has no room "${roomId}"` }]
            : [],
        );
        if (unknown.length > 0) return { refused: 'input.invalid', errors: unknown };
        const booked = await readBooked(tx, hotel.hotelId);
        const kept = new Set(wishes.flatMap(({ roomId }) => roomId ?? []));
        const gone = document.rooms.filter(({ id }) => !kept.has(id) && booked.rooms.has(id));
        if (gone.length > 0) return refuse('set_up.in_use', gone.map(({ id }) => id).join(', '));
        const rooms: Room[] = [];
        for (const wish of wishes) rooms.push(await roomOf(document, wish, here, takenIds(document, rooms)));
        const most = Math.max(document.guests.adults.max, ...rooms.map(({ maxOccupancy }) => maxOccupancy));
        const guests = { ...document.guests, adults: { ...document.guests.adults, max: most } };
        const from = todayAt(document.timeZone, now);
        const to = addDays(from, nightsAhead - 1);
        const even = await readEvenStock(tx, hotel.hotelId, { from, to });
        const edits = rooms.flatMap(({ id: room }, i): Edit[] => {
          const total = wishes[i]?.total ?? 0;
          return even.get(room) === total ? [] : [{ room, from, to, total }];
        });
        if (edits.length === 0) return { document: { ...document, rooms, guests } };
        return {
          document: { ...document, rooms, guests },
          also: (inside, made) => editCalendar(inside, made, whoever, { edits }, now),
        };
      },
    },
    now,
  );

const takenIds = ({ rooms }: PropertyDocument, made: readonly Room[]): ReadonlySet<string> =>
  new Set([...rooms, ...made].map(({ id }) => id));

/** Its pictures, as far as the house has them still. */
const withKnownPictures = (room: Room, { pictures }: PropertyDocument): Room => ({
  ...room,
  pictures: room.pictures.filter((id) => pictures.some((picture) => picture.id === id)),
});

async function roomOf(
  document: PropertyDocument,
  wish: Wish,
  here: ReadonlyMap<string, Room>,
  taken: ReadonlySet<string>,
): Promise<Room> {
  const { language, areaUnit } = document;
  const country = document.address.countryCode;
  const known = wish.roomId === undefined ? undefined : here.get(wish.roomId);
  const sizes = {
    ...(wish.maxOccupancy === undefined ? {} : { maxOccupancy: wish.maxOccupancy }),
    ...(wish.beds === undefined ? {} : { beds: wish.beds }),
    ...(wish.size === undefined ? {} : { size: wish.size }),
  };
  const standard = wish.standardPersons === undefined ? {} : { standardPersons: wish.standardPersons };
  if (known)
    return {
      ...known,
      ...sizes,
      ...(wish.name === undefined ? {} : { name: { ...known.name, [language]: wish.name } }),
      ...(wish.standardPersons === undefined ? {} : { occupancy: { ...known.occupancy, ...standard } }),
    };
  const name = wish.template ?? 'double';
  const { squareMetres, standardPersons, ...template } = roomTemplates[name];
  return {
    id: freeId(name, taken),
    // What a house calls its room is in its own language; nobody has said it in others.
    name:
      wish.name === undefined
        ? await inAllLanguages(country, (texts) => roomWords(texts, name).name)
        : { [language]: wish.name },
    description: await inAllLanguages(country, (texts) => roomWords(texts, name).description),
    ...template,
    size: areaIn(areaUnit, squareMetres),
    amenities: [],
    pictures: [],
    ...sizes,
    occupancy: { standardPersons, ...standard },
  };
}

function freeId(wanted: string, taken: ReadonlySet<string>): string {
  for (let number = 1; ; number++) {
    const id = number === 1 ? wanted : `${wanted}-${number}`;
    if (!taken.has(id)) return id;
  }
}
