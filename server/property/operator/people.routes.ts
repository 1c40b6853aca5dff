import {
  changePerson as changeRoute,
  endOtherSessions as endOthersRoute,
  endSession,
  inviteAgain as againRoute,
  invitePerson as inviteRoute,
  listPeople,
  listSessions,
  removePerson as removeRoute,
  requestSignInLink,
} from '@stayfront/contract/people';
import { refuse } from '@stayfront/contract/problem';
import type { Instant } from '@stayfront/rules/stay/hotel-clock';
import { inHotel } from '../../platform/db/in-hotel.ts';
import type { Db } from '../../platform/db/open-database.ts';
import { serve, type Served } from '../../platform/http/answer-route.ts';
import type { ReadHotel } from '../hotel/hotel.ts';
import { asOperator } from './as-operator.ts';
import { askToSignIn } from './ask-to-sign-in.ts';
import { changePerson } from './change-person.ts';
import { describePerson } from './describe-person.ts';
import { endOtherSessions } from './end-other-sessions.ts';
import { endOwnSession } from './end-own-session.ts';
import { inviteAgain } from './invite-again.ts';
import { invitePerson } from './invite-person.ts';
import { listOwnSessions } from './list-own-sessions.ts';
import { readAccess } from './read-access.ts';
import { readOperators } from './read-operators.ts';
import { removePerson } from './remove-person.ts';

type Deps = { readonly db: Db; readonly readHotel: ReadHotel; readonly secret: string; readonly now: () => Instant };

/** Who works at a hotel, and where they are signed in. */
export const peopleRoutes = ({ db, readHotel, secret, now }: Deps): Served[] => [
  serve(requestSignInLink, async ({ params: { hotelId }, body: { email, lang } }, { address }) => {
    if (!(await readHotel(hotelId))) return refuse('hotel.unknown');
    return askToSignIn({ db, secret }, hotelId, { email, language: lang, address }, now());
  }),
  serve(listPeople, async ({ params: { hotelId } }) => {
    return inHotel(db, hotelId, async (tx) => {
      const everybody = (await readOperators(tx, hotelId)).filter(({ removedAt }) => removedAt === null);
      const access = await readAccess(tx, hotelId, now());
      return { people: everybody.map((one) => describePerson(one, access.get(one.operatorId))) };
    });
  }),
  serve(inviteRoute, ({ body: { email, role, lang } }, context) =>
    invitePerson(db, asOperator(context), { email, role, language: lang }, now()),
  ),
  serve(againRoute, ({ params: { personId }, body: { lang } }, context) =>
    inviteAgain(db, asOperator(context), { personId, language: lang }, now()),
  ),
  serve(changeRoute, ({ params: { personId }, body: { role } }, context) =>
    changePerson(db, asOperator(context), { personId, role }, now()),
  ),
  serve(removeRoute, ({ params: { personId } }, context) => removePerson(db, asOperator(context), personId, now())),
  serve(listSessions, async (_input, context) => ({ sessions: await listOwnSessions(db, asOperator(context), now()) })),
  serve(endSession, ({ params: { sessionId } }, context) => endOwnSession(db, asOperator(context), sessionId, now())),
  serve(endOthersRoute, (_input, context) => endOtherSessions(db, asOperator(context), now())),
];
