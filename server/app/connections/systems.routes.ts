import {
  getSystemMessage as messageRoute,
  listSystemDeliveries as deliveriesRoute,
  listSystemMessages as messagesRoute,
  replaySystemMessage as replayRoute,
  sendDeliveryAgain as againRoute,
} from '@stayfront/contract/desk/system-messages';
import {
  changeSystem as changeRoute,
  listSystems as listRoute,
  makeSystem as makeRoute,
  removeSystem as removeRoute,
  renewSystem as renewRoute,
  switchSystem as switchRoute,
} from '@stayfront/contract/desk/systems';
import { isRefusal, refuse } from '@stayfront/contract/problem';
import { readSystemId, systemId as idOf } from '@stayfront/rules/connection/account';
import type { Instant } from '@stayfront/rules/stay/hotel-clock';
import { tellAgain } from '../../followers/connection/tell-again.ts';
import type { Reach } from '../../followers/webhook/reach.ts';
import { inHotel } from '../../platform/db/in-hotel.ts';
import type { Db } from '../../platform/db/open-database.ts';
import { serve, type Served } from '../../platform/http/answer-route.ts';
import type { SecretBox } from '../../platform/secret/secret-box.ts';
import type { XmlReader } from '../../platform/xml/xml-reader.ts';
import { renewAccount } from '../../property/connection-account/renew-account.ts';
import type { ReadHotel } from '../../property/hotel/hotel.ts';
import { asStaff } from '../../property/operator/as-staff.ts';
import { changeSystem } from './change-system.ts';
import { getSystemMessage } from './get-system-message.ts';
import { listSystemDeliveries } from './list-system-deliveries.ts';
import { listSystemMessages } from './list-system-messages.ts';
import { listSystems } from './list-systems.ts';
import { makeSystem } from './make-system.ts';
import { removeSystem } from './remove-system.ts';
import { replaySystemMessage } from './replay-system-message.ts';
import { switchSystem } from './switch-system.ts';

type Deps = {
  readonly db: Db;
  readonly readHotel: ReadHotel;
  readonly box: SecretBox;
  readonly reach: Reach;
  readonly xml: XmlReader;
  readonly publicUrl: () => string;
  now(): Instant;
};

/** What the hotel's people do about its other systems, and what was said with them. */
export const systemsRoutes = (deps: Deps): Served[] => [
  serve(listRoute, async ({ params: { hotelId } }) => {
    const hotel = await deps.readHotel(hotelId);
    return hotel ? listSystems(deps, hotel, deps.now()) : refuse('hotel.unknown');
  }),
  serve(makeRoute, ({ params: { systemId }, body }, context) =>
    makeSystem(deps, asStaff(context), { systemId, ...body }, deps.now()),
  ),
  serve(changeRoute, async ({ params: { hotelId, systemId }, body }, context) => {
    const hotel = await deps.readHotel(hotelId);
    if (!hotel) return refuse('connection.unknown');
    return changeSystem(deps, hotel, asStaff(context), { systemId, ...body }, deps.now());
  }),
  serve(renewRoute, async ({ params: { systemId } }, context) => {
    const system = readSystemId(systemId);
    const staff = asStaff(context);
    if (!system) return refuse('connection.unknown');
    const renewed = await inHotel(deps.db, staff.hotelId, (tx) => renewAccount(tx, staff, idOf(system), deps.now()));
    return isRefusal(renewed) ? renewed : { systemId, ...renewed };
  }),
  serve(switchRoute, ({ params: { systemId }, body: { isOn } }, context) =>
    switchSystem(deps.db, asStaff(context), { systemId, isOn }, deps.now()),
  ),
  serve(removeRoute, ({ params: { systemId } }, context) =>
    removeSystem(deps.db, asStaff(context), systemId, deps.now()),
  ),
  serve(messagesRoute, ({ params: { hotelId }, query }) => listSystemMessages(deps.db, hotelId, query)),
  serve(messageRoute, async ({ params: { hotelId, messageId } }) => {
    const hotel = await deps.readHotel(hotelId);
    return hotel ? getSystemMessage(deps.db, hotel, messageId) : refuse('hotel.unknown');
  }),
  serve(replayRoute, async ({ params: { hotelId, messageId }, body }, context) => {
    const hotel = await deps.readHotel(hotelId);
    if (!hotel) return refuse('hotel.unknown');
    return replaySystemMessage(deps, hotel, asStaff(context).by, { messageId, ...body }, deps.now());
  }),
  serve(deliveriesRoute, ({ params: { hotelId }, query: { systemId } }) =>
    listSystemDeliveries(deps.db, hotelId, systemId, deps.now()),
  ),
  serve(againRoute, async ({ params: { deliveryId } }, context) => {
    const { hotelId } = asStaff(context);
    const isQueued = await inHotel(deps.db, hotelId, (tx) => tellAgain(tx, hotelId, deliveryId));
    return isQueued ? { deliveryId, isQueued } : refuse('message.unknown');
  }),
];
