import {
  listConnections as listRoute,
  putDeskPartner as partnerRoute,
  putDeskWebhook as webhookRoute,
  removeConnection as removeRoute,
  switchConnection as switchRoute,
} from '@stayfront/contract/desk/connections';
import { endDeskKey as endKeyRoute, makeDeskKey as makeKeyRoute } from '@stayfront/contract/desk/keys';
import {
  getMessage as messageRoute,
  listMessages as messagesRoute,
  sendMessageAgain as againRoute,
} from '@stayfront/contract/desk/messages';
import { refuse } from '@stayfront/contract/problem';
import type { Instant } from '@stayfront/rules/stay/hotel-clock';
import { putChannel } from '../../followers/channel/put-channel.ts';
import { putWebhook } from '../../followers/webhook/put-webhook.ts';
import type { Reach } from '../../followers/webhook/reach.ts';
import type { Db } from '../../platform/db/open-database.ts';
import { serve, type Served } from '../../platform/http/answer-route.ts';
import type { SecretBox } from '../../platform/secret/secret-box.ts';
import type { ReadHotel } from '../../property/hotel/hotel.ts';
import { asOperator } from '../../property/operator/as-operator.ts';
import { asStaff } from '../../property/operator/as-staff.ts';
import { endDeskKey } from './end-desk-key.ts';
import { getMessage } from './get-message.ts';
import { listConnections } from './list-connections.ts';
import { listMessages } from './list-messages.ts';
import { makeDeskKey } from './make-desk-key.ts';
import { removeConnection } from './remove-connection.ts';
import { sendMessageAgain } from './send-message-again.ts';
import { switchConnection } from './switch-connection.ts';

type Deps = {
  readonly db: Db;
  readonly readHotel: ReadHotel;
  readonly box: SecretBox;
  readonly secret: string;
  readonly reach: Reach;
  readonly publicUrl: () => string;
  now(): Instant;
};

/** What the hotel's people do about its keys, its webhooks and partners, and what these were told. */
export const connectionsRoutes = (deps: Deps): Served[] => [
  serve(listRoute, async ({ params: { hotelId } }) => {
    const hotel = await deps.readHotel(hotelId);
    return hotel ? listConnections(deps, hotel, deps.now()) : refuse('hotel.unknown');
  }),
  serve(switchRoute, ({ params: { connectionId }, body: { isOn } }, context) =>
    switchConnection(deps.db, asStaff(context), { connectionId, isOn }, deps.now()),
  ),
  serve(removeRoute, ({ params: { connectionId } }, context) =>
    removeConnection(deps.db, asStaff(context), connectionId, deps.now()),
  ),
  serve(webhookRoute, ({ params, body }, context) =>
    putWebhook(deps, { ...params, ...body, by: asStaff(context).by }, deps.now()),
  ),
  serve(partnerRoute, ({ body }, context) => putChannel(deps, asStaff(context), body, deps.now())),
  serve(makeKeyRoute, ({ params: { keyId }, body: { name } }, context) =>
    makeDeskKey(deps.db, asOperator(context), { keyId, name }, deps.now()),
  ),
  serve(endKeyRoute, ({ params: { keyId } }, context) => endDeskKey(deps.db, asOperator(context), keyId, deps.now())),
  serve(messagesRoute, async ({ params: { hotelId }, query }) => {
    const hotel = await deps.readHotel(hotelId);
    return hotel ? listMessages(deps.db, hotel, query, deps.now()) : refuse('hotel.unknown');
  }),
  serve(messageRoute, async ({ params: { hotelId, messageId } }) => {
    const hotel = await deps.readHotel(hotelId);
    return hotel ? getMessage(deps, hotel, messageId, deps.now()) : refuse('hotel.unknown');
  }),
  serve(againRoute, ({ params: { messageId } }, context) =>
    sendMessageAgain(deps.db, asStaff(context), messageId, deps.now()),
  ),
];
