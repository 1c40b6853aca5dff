import { getOperator, listOperatorChanges, signInOperator, signOutOperator } from '@stayfront/contract/operator';
import { isRefusal, refuse } from '@stayfront/contract/problem';
import { deviceOf } from '@stayfront/rules/people/device-of';
import type { Instant } from '@stayfront/rules/stay/hotel-clock';
import { inHotel } from '../../platform/db/in-hotel.ts';
import type { Db } from '../../platform/db/open-database.ts';
import type { ReadHotel } from '../hotel/hotel.ts';
import { serve, type Served } from '../../platform/http/answer-route.ts';
import { callerHash } from '../../platform/limit/caller-hash.ts';
import { networkOf } from '../../platform/limit/network-of.ts';
import { asOperator } from './as-operator.ts';
import { readOperatorEvents } from './operator-event.store.ts';
import { noteOperator } from './note-operator.ts';
import { endSessionOf } from './operator-session.store.ts';
import { endedCookie, sessionCookies } from './session-cookies.ts';
import { lastEndOf } from './session-ends.ts';
import { signIn } from './sign-in.ts';

type Deps = {
  readonly db: Db;
  readonly readHotel: ReadHotel;
  readonly secret: string;
  readonly publicUrl: () => string;
  readonly now: () => Instant;
};

const pageLength = 50;

export function operatorRoutes({ db, readHotel, secret, publicUrl, now }: Deps): Served[] {
  return [
    serve(signInOperator, async ({ params: { hotelId }, body: { token } }, { address, userAgent, sendCookie }) => {
      if (!(await readHotel(hotelId))) return refuse('operator.link');
      const begun = await signIn(db, hotelId, {
        token,
        caller: callerHash(secret, address),
        whence: { device: deviceOf(userAgent), network: networkOf(address) },
        now: now(),
      });
      if (isRefusal(begun)) return begun;
      for (const cookie of sessionCookies({ ...begun, hotelId, publicUrl: publicUrl() })) sendCookie?.(cookie);
      return begun.operator;
    }),
    serve(getOperator, async (_input, context) => {
      const { email, role, begunAt } = asOperator(context);
      return { email, role, expiresAt: new Date(lastEndOf(begunAt)).toISOString() };
    }),
    serve(signOutOperator, async ({ params: { hotelId } }, context) => {
      const { email, ...session } = asOperator(context);
      await inHotel(db, hotelId, async (tx) => {
        await endSessionOf(tx, hotelId, session, now());
        await noteOperator(tx, hotelId, { happenedAt: now(), who: email, what: 'operator.signed_out', detail: {} });
      });
      context.sendCookie?.(endedCookie(hotelId, publicUrl()));
      return { isSignedOut: true as const };
    }),
    serve(listOperatorChanges, async ({ params: { hotelId }, query: { before } }) => {
      const events = await inHotel(db, hotelId, (tx) => readOperatorEvents(tx, hotelId, before, pageLength + 1));
      return {
        changes: events.slice(0, pageLength).map(({ eventId, happenedAt, who, what, detail }) => ({
          changeId: eventId,
          happenedAt: new Date(happenedAt).toISOString(),
          who,
          what,
          detail: { ...detail },
        })),
        hasMore: events.length > pageLength,
      };
    }),
  ];
}
