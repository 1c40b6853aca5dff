import { promisify } from 'node:util';
import { gunzip, gzip } from 'node:zlib';
import type { StoredPlan } from '@stayfront/rules/alpinebits/rate-plans/plan-message';
import { giveWay } from '../../../platform/http/give-way.ts';

const [pack, unpack] = [promisify(gzip), promisify(gunzip)];

/** So many entries are a line: written or read in a few milliseconds. */
const LINE = 1_000;
const dated = ['rules', 'rates', 'datedSupplements'] as const;
type Line = { readonly [Name in (typeof dated)[number]]?: StoredPlan[Name] };

/** What holds for all of a plan. */
export const headOf = (plan: StoredPlan): string =>
  JSON.stringify({ ...plan, rules: [], rates: [], datedSupplements: [] });

/** A plan as it is kept: what holds for all of it, then its dated parts, in lines, packed beside the server's thread. */
export async function packPlan(plan: StoredPlan): Promise<Buffer> {
  const lines = [headOf(plan)];
  for (const name of dated)
    for (let at = 0; at < plan[name].length; at += LINE) {
      lines.push(JSON.stringify({ [name]: plan[name].slice(at, at + LINE) }));
      await giveWay();
    }
  return pack(lines.join('\n'), { level: 1 });
}

export async function unpackPlan(packed: Buffer): Promise<StoredPlan> {
  const [first = '', ...lines] = (await unpack(packed)).toString().split('\n');
  const plan = JSON.parse(first) as StoredPlan;
  const [rules, rates, datedSupplements] = [[...plan.rules], [...plan.rates], [...plan.datedSupplements]];
  for (const text of lines) {
    const line = JSON.parse(text) as Line;
    rules.push(...(line.rules ?? []));
    rates.push(...(line.rates ?? []));
    datedSupplements.push(...(line.datedSupplements ?? []));
    await giveWay();
  }
  return { ...plan, rules, rates, datedSupplements };
}
