import type { Need } from '@stayfront/contract/desk/needs';
import type { Tx } from '../../platform/db/open-database.ts';
import { readStatement } from './kept-statement.store.ts';

/** The last statement, where something in it does not hold: gone with the next that does. */
export async function listStatementNeed(tx: Tx, hotelId: number): Promise<Need[]> {
  const statement = await readStatement(tx, hotelId);
  const wrong = statement?.lines.filter(({ holds }) => !holds) ?? [];
  if (!statement || wrong.length === 0) return [];
  return [
    {
      kind: 'statement',
      needId: `statement ${statement.day}`,
      since: statement.madeAt,
      day: statement.day,
      lines: wrong.map(({ line }) => line),
      faults: wrong.reduce((sum, { faultCount }) => sum + faultCount, 0),
    },
  ];
}
