import type { Role } from '@stayfront/rules/people/role';
import type { Route } from '@stayfront/contract/route';
import type { FastifyInstance, LightMyRequestResponse } from 'fastify';
import type { Instant } from '@stayfront/rules/stay/hotel-clock';
import { addressOf } from '@stayfront/contract/call';
import { signInOperator } from '@stayfront/contract/operator';
import type { Db } from '../platform/db/open-database.ts';
import { inviteOperator } from '../property/operator/invite-operator.ts';
import { publicUrl } from './start-app.ts';

type Sent = {
  readonly params?: Readonly<Record<string, string | number>>;
  readonly query?: Readonly<Record<string, string | number>>;
  readonly body?: unknown;
  readonly cookie?: string;
  readonly headers?: Readonly<Record<string, string>>;
};

/** The desk at which people of a hotel sign in and change its look; asks as a page of ours does. */
export function operatorApi(app: FastifyInstance, db: Db, hotelId: number, clock: { readonly now: Instant }) {
  const ask = (
    route: Route,
    { params, query = {}, body, cookie, headers }: Sent = {},
  ): Promise<LightMyRequestResponse> =>
    app.inject({
      method: route.method,
      url: addressOf(route, { params: { hotelId, ...params }, query }),
      headers: { origin: publicUrl, ...(cookie ? { cookie } : {}), ...headers },
      ...(body === undefined ? {} : { payload: body as object }),
    });
  const invite = async (email: string, role: Role = 'owner'): Promise<string> => {
    const { link } = await inviteOperator(db, { hotelId, email, role, publicUrl, now: clock.now });
    return new URL(link).searchParams.get('t') ?? '';
  };
  /** Gives back the cookie as a browser would send it. */
  const enter = async (email: string, role: Role = 'owner'): Promise<string> => {
    const reply = await ask(signInOperator, { body: { token: await invite(email, role) } });
    const [cookie] = reply.cookies;
    if (reply.statusCode !== 201 || !cookie) throw new Error(`Nobody could sign in: ${reply.body}`);
    return `${cookie.name}=${cookie.value}`;
  };
  return { ask, invite, enter };
}
