import { isSince } from '@stayfront/rules/alpinebits/versions';
import { el, type XmlPart } from '@stayfront/rules/xml/write-xml';
import type { BookedRequest, Speech } from './booked-request.ts';
import { composeGuest } from './compose-guest.ts';
import { composeServices, listServices } from './compose-services.ts';
import { composeStay } from './compose-stay.ts';
import { typeOf, type RequestState } from './request-state.ts';

/** One state of a reservation, in the words of the client's version: none is told what came into the standard later. */
export function composeRequest(speech: Speech, { stored, described }: BookedRequest, state: RequestState): XmlPart {
  const { hotel, version } = speech;
  const { reservationId } = stored;
  const isCancelled = state.status === 'Cancelled';
  const stays = stored.roomStays.filter(({ roomStayIndex }) => state.standing.includes(roomStayIndex));
  const changedAt = described.events.at(-1)?.happenedAt;
  let rph = 1;
  const rooms = stays.map((stay) => {
    const said = described.roomStays.find(({ roomStayIndex }) => roomStayIndex === stay.roomStayIndex);
    const services = isSince(version, '2024-10') ? composeServices(hotel, reservationId, stay, said, rph) : [];
    rph += services.length;
    return { stay, said, services };
  });
  const services = rooms.flatMap((room) => room.services.map(({ part }) => part));
  return el(
    'HotelReservation',
    {
      CreateDateTime: described.createDateTime,
      LastModifyDateTime: isSince(version, '2022-10') && state.status !== 'Reserved' ? changedAt : undefined,
      ResStatus: state.status,
      RoomStayReservation: isSince(version, '2022-10') && !isCancelled ? true : undefined,
    },
    el('UniqueID', { Type: typeOf(state), ID: reservationId }),
    rooms.length > 0 &&
      el(
        'RoomStays',
        {},
        rooms.map((room) =>
          composeStay(
            speech,
            room.stay,
            room.services.map((one) => one.rph),
          ),
        ),
      ),
    services.length > 0 && el('Services', {}, services),
    composeGuest(described.guestInfo, stored.language),
    el(
      'ResGlobalInfo',
      {},
      !isCancelled && composeComments(speech, { stored, described }, rooms),
      !isCancelled && composePenalties(rooms.flatMap(({ said }) => said?.cancellationPolicyText ?? [])),
      el('BasicPropertyInfo', { HotelCode: speech.hotelCode, HotelName: hotel.document.name.slice(0, 128) }),
    ),
  );
}

type Room = {
  readonly stay: BookedRequest['stored']['roomStays'][number];
  readonly said: BookedRequest['described']['roomStays'][number] | undefined;
};

function composeComments(
  { hotel, version }: Speech,
  { described }: BookedRequest,
  rooms: readonly Room[],
): XmlPart | null {
  const Language = hotel.document.language.slice(0, 2);
  // From 2024-10 on services are said as such.
  const lines = isSince(version, '2024-10') ? [] : rooms.flatMap(({ stay, said }) => listServices(stay, said));
  const wish = described.guestInfo?.specialRequest.trim() ?? '';
  const comments = [
    ...(lines.length > 0
      ? [
          el(
            'Comment',
            { Name: 'included services' },
            lines.map((line, at) => el('ListItem', { ListItem: at + 1, Language }, line)),
          ),
        ]
      : []),
    ...(wish === '' ? [] : [el('Comment', { Name: 'customer comment' }, el('Text', {}, wish))]),
  ];
  return comments.length > 0 ? el('Comments', {}, comments) : null;
}

function composePenalties(texts: readonly string[]): XmlPart | null {
  const text = [...new Set(texts.map((one) => one.trim()))].filter((one) => one !== '').join('\n');
  if (text === '') return null;
  return el('CancelPenalties', {}, el('CancelPenalty', {}, el('PenaltyDescription', {}, el('Text', {}, text))));
}
