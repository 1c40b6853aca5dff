import type { ChangedHouse, House } from '@stayfront/contract/desk/house/draft';
import { changeHouse, discardHouse, getHouse, settleHouse } from '@stayfront/contract/desk/house/draft';
import type { FieldChange, HouseDraft } from '@stayfront/contract/desk/house/shapes';
import { compareHouse, publishHouse, putBackHouse } from '@stayfront/contract/desk/house/versions';
import type { Problem } from '@stayfront/contract/problem';
import type { Route } from '@stayfront/contract/route';
import { readField } from '@stayfront/rules/house-draft/read-field';
import type { operatorApi } from './operator-api.ts';

type Desk = ReturnType<typeof operatorApi>;
type Said<Body> = { readonly status: number; readonly body: Body & Partial<Problem> };

let keys = 0;

/** What one person does with a house at the desk. */
export function houseApi(desk: Desk, cookie: string) {
  const ask = async <Body>(route: Route, sent: Parameters<Desk['ask']>[1] = {}): Promise<Said<Body>> => {
    const headers = { 'idempotency-key': `house-${(keys += 1)}`, ...sent.headers };
    const reply = await desk.ask(route, { cookie, ...sent, headers });
    return { status: reply.statusCode, body: reply.json() };
  };
  const get = async (): Promise<House> => (await ask<House>(getHouse)).body;
  const change = (changes: readonly FieldChange[], since?: number): Promise<Said<ChangedHouse>> =>
    ask<ChangedHouse>(changeHouse, { body: { changes, ...(since === undefined ? {} : { since }) } });
  return {
    ask,
    get,
    change,
    /** Types into fields as somebody who sees what stands there. */
    async type(fields: Readonly<Record<string, unknown>>): Promise<HouseDraft> {
      const { document, draft } = await get();
      const stands = (path: string): unknown => {
        const typed = draft.fields.find((field) => field.path === path);
        return typed ? typed.after : readField(document, path);
      };
      const changes = Object.entries(fields).map(([path, after]) => ({ path, before: stands(path), after }));
      const { body } = await change(changes);
      if (!('draft' in body)) throw new Error(JSON.stringify(body));
      return body.draft;
    },
    discard: (number: number, paths?: readonly string[]) => ask(discardHouse, { body: { number, paths } }),
    settle: (choices: readonly object[]) => ask<HouseDraft>(settleHouse, { body: { choices } }),
    publish: (number: number, paths?: readonly string[], key?: string) =>
      ask(publishHouse, {
        body: { number, ...(paths ? { paths } : {}) },
        ...(key === undefined ? {} : { headers: { 'idempotency-key': key } }),
      }),
    putBack: (version: number, published: number) => ask(putBackHouse, { params: { version }, body: { published } }),
    compare: async (from: string, to: string): Promise<FieldChange[]> =>
      (await ask<{ changes: FieldChange[] }>(compareHouse, { query: { from, to } })).body.changes,
  };
}
