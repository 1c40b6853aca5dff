import {
  deleteChannel,
  listChannels,
  listConversions as listConversionsRoute,
  putChannel as putChannelRoute,
} from '@stayfront/contract/manage/channels';
import { noteShownPrice } from '@stayfront/contract/landing';
import { listPriceMismatches } from '@stayfront/contract/manage/price-mismatches';
import { refuse } from '@stayfront/contract/problem';
import type { Instant } from '@stayfront/rules/stay/hotel-clock';
import { inHotel } from '../../platform/db/in-hotel.ts';
import type { Db } from '../../platform/db/open-database.ts';
import { serve, type Served } from '../../platform/http/answer-route.ts';
import type { SecretBox } from '../../platform/secret/secret-box.ts';
import { keyNameOf } from '../../property/key/key-name-of.ts';
import type { Reach } from '../webhook/reach.ts';
import { readChannels } from './channel-settings.store.ts';
import { compareShownPrice } from './compare-shown-price.ts';
import { readMismatches } from './price-mismatch.store.ts';
import type { OfferDeps } from '../../selling/offer/price-rooms.ts';
import { listConversions } from './list-conversions.ts';
import { putChannel } from './put-channel.ts';
import { takeChannelAway } from './take-channel-away.ts';

type Deps = OfferDeps & { readonly db: Db; readonly box: SecretBox; readonly reach: Reach; now(): Instant };

export const channelRoutes = (deps: Deps): Served[] => [
  serve(putChannelRoute, ({ params: { hotelId }, body }, context) =>
    putChannel(deps, { hotelId, by: keyNameOf(context) }, body, deps.now()),
  ),
  serve(listChannels, async ({ params: { hotelId } }) => {
    const channels = await inHotel(deps.db, hotelId, (tx) => readChannels(tx, deps.box, hotelId));
    return {
      channels: channels.map(({ partner, settings, updatedAt }) => ({
        partner,
        url: settings?.url ?? null,
        updatedAt: new Date(updatedAt).toISOString(),
      })),
    };
  }),
  serve(deleteChannel, async ({ params: { hotelId, partner } }, context) => {
    const gone = { hotelId, partner, by: keyNameOf(context) };
    const isGone = await inHotel(deps.db, hotelId, (tx) => takeChannelAway(tx, gone, deps.now()));
    return isGone ? { partner } : refuse('channel.unknown');
  }),
  serve(listConversionsRoute, ({ params, query }) => listConversions(deps.db, params.hotelId, query)),
  serve(noteShownPrice, async ({ params, body }) => {
    const hotel = await deps.snapshots.hotel(params.hotelId);
    return hotel ? compareShownPrice(deps, hotel, body, deps.now()) : refuse('hotel.unknown');
  }),
  serve(listPriceMismatches, async ({ params: { hotelId } }) => ({
    mismatches: await inHotel(deps.db, hotelId, (tx) => readMismatches(tx, hotelId)),
  })),
];
