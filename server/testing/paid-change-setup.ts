import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import type { Database } from '../platform/db/open-database.ts';
import { reconcilePayments } from '../payment/reconcile-payments.ts';
import type { PaymentBegun } from '../payment/start-payment.ts';
import { changeApi } from './change-api.ts';
import { juspayCards } from './juspay-api.ts';
import { nightBooks } from './night-books.ts';
import { payApi } from './pay-api.ts';
import type { PaymentSetup } from './payment-setups.ts';
import type { TestClock } from './start-app.ts';

type Mine = { readonly reservationId: string; readonly token: string; readonly payableNow: number };
type Dates = { readonly checkIn: string; readonly checkOut: string };
const noon = Date.parse('2027-06-01T12:00:00Z');

/** A hotel with one room of each kind, whose guests change what they have paid for at a provider. */
export function paidChangeSetup(
  { db }: Pick<Database, 'db'>,
  app: FastifyInstance,
  clock: TestClock,
  setup: PaymentSetup,
) {
  const api = payApi({ db }, app, clock);
  const changes = changeApi(app, 7001);
  let before = 0;

  async function open(): Promise<void> {
    clock.now = noon;
    setup.setFaults([]);
    before = setup.ledger().length;
    await api.open(setup.settings, 1);
  }

  /** The provider's own books since the test began: what it took and what it gave back, payment by payment. */
  const books = () =>
    setup
      .ledger()
      .slice(before)
      .map(({ captured, refunded }) => [captured, refunded]);
  const keptByHotel = (): number => books().reduce((sum, [captured = 0, refunded = 0]) => sum + captured - refunded, 0);

  async function paid(ratePlanId: string): Promise<Mine> {
    const mine = await api.hold([ratePlanId]);
    const begun = (await api.start(mine)) as PaymentBegun;
    await setup.pay(begun, juspayCards.good);
    const came = await api.settle(begun.intentId);
    if (came !== 'paid') throw new Error(`The room is not paid but ${came}`);
    return mine;
  }

  const settleAll = async (): Promise<void> => {
    clock.now += 60_000;
    await reconcilePayments(api.deps, clock.now);
  };

  const wanted = async (mine: Mine, productId: string, dates: Dates): Promise<{ reference: string }> => ({
    reference: (await changes.find(mine, productId, dates)).reference,
  });

  /** Holds a change and begins its payment as a guest's page does. */
  async function beginToPay(mine: Mine, input: { reference: string }) {
    const { body } = await changes.change(mine, input);
    if (body.status !== 'held') throw new Error(`The change is not held: ${JSON.stringify(body)}`);
    const { changeId, payNow } = { changeId: body.changeId ?? '', payNow: body.terms.payNow };
    const asked = await changes.pay(mine, changeId, payNow);
    if (asked.status !== 200) throw new Error(`The change cannot be paid: ${JSON.stringify(asked.body)}`);
    const { intent_id: intentId, purpose } = await db
      .selectFrom('payment_intent')
      .select(['intent_id', 'purpose'])
      .where('purpose', '=', `change:${changeId}`)
      .executeTakeFirstOrThrow();
    const begun = (await api.start({ reservationId: mine.reservationId, payableNow: payNow }, purpose)) as PaymentBegun;
    if (begun.intentId !== intentId) throw new Error('A second payment has begun');
    return { changeId, begun, ...body.terms };
  }

  /** What the guest is told. */
  const news = async (): Promise<string[]> =>
    (
      await sql<{ what: string; payment?: string }>`
        select job.payload->'news'->>'what' as what, job.payload->'news'->>'payment' as payment
          from graphile_worker._private_jobs as job join graphile_worker._private_tasks as task on task.id = job.task_id
         where task.identifier = 'tell-guest' order by job.id`.execute(db)
    ).rows.map(({ what, payment }) => payment ?? what);

  /** The money that the guest is told of with each change. */
  const changedNews = async (): Promise<unknown[]> =>
    (
      await sql<{ money: unknown }>`
        select (job.payload::jsonb->'news') - 'what' - 'version' as money
          from graphile_worker._private_jobs as job join graphile_worker._private_tasks as task on task.id = job.task_id
         where task.identifier = 'tell-guest' and job.payload->'news'->>'what' = 'changed' order by job.id`.execute(db)
    ).rows.map(({ money }) => money);

  /** Nights that are not free. */
  const gone = async (): Promise<string[]> =>
    (await nightBooks(db, clock.now))
      .filter(({ sold, held }) => sold + held > 0)
      .map(({ night, sold, held }) => `${night}: ${sold} sold, ${held} held`);

  return { api, changes, open, books, keptByHotel, paid, settleAll, wanted, beginToPay, news, changedNews, gone };
}
