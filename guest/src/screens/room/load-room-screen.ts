import { availabilitiesQuery } from '../../app/data/queries.ts';
import { leaveToScreen } from '../../app/page/leave-to-screen.ts';
import type { Loaded, ScreenRequest } from '../../app/page/screen.ts';
import { loadQuestion } from '../../features/search/load-question.ts';
import { roomOfId } from './find-shown.ts';
import { loadRoom } from './load-room.ts';

export async function loadRoomScreen(request: ScreenRequest): Promise<Partial<Loaded>> {
  const { queryClient, transport, config, params, language } = request;
  const { hotelId } = config;
  const { roomId = '' } = params;
  const { info, question } = await loadQuestion(request);
  const rooms = info.guestRooms;
  const offers = await queryClient
    .query(availabilitiesQuery(transport, hotelId, question, language))
    .catch(leaveToScreen);
  if (offers) await loadRoom({ queryClient, transport, hotelId, roomId, rooms, offers, question, language });
  return { offers: offers ?? null, room: roomOfId(roomId, rooms) };
}
