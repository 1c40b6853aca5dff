import { money } from '@stayfront/rules/money';
import { stayDate } from '@stayfront/rules/stay/stay-date';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { openPayrailsApi } from '../../../testing/payrails-api.ts';
import { ownRef, type CollectOrder, type Finding } from '../../port/payment-provider.ts';

const api = await openPayrailsApi();
const { sandbox, provider } = api;
afterAll(() => sandbox.stop());
beforeEach(() => sandbox.faults.set([]));

const cards = { good: '4111111111111111', wantsGuest: '4000000000003220', later: '4000000000000341' };
let count = 0;

/** A payment of a guest who was there, with whose card another one is to be made. */
async function keep(card: string): Promise<CollectOrder> {
  count += 1;
  const intentId = `SFKEEP${String(count).padStart(11, '0')}`;
  const amount = money(10_000, 'CHF');
  const guest = { profileId: `p${count}`, email: 'ada@guest.example', phone: '+44', givenName: 'Ada', surname: 'L' };
  const returnUrl = 'https://book.example/1001/checkout/payment-callback';
  const order = {
    intentId,
    idempotencyKey: `keep-${count}`,
    amount,
    description: 'Seeblick',
    guest,
    returnUrl,
    refs: {},
  };
  const started = await provider.start(order);
  if ('failed' in started) throw new Error(started.detail);
  await api.pay(String(started.data['data']), card);
  await api.answerBank(`${sandbox.url}/3ds/${ownRef(started.refs, 'executionId')}`, 'approve');
  await provider.capture({ intentId, amount, refs: started.refs });
  const found = await provider.ask({ intentId, refs: started.refs });
  if ('failed' in found || !found.refs.card) throw new Error('The card was not kept');
  return {
    intentId: `SFREST${String(count).padStart(11, '0')}`,
    idempotencyKey: `rest-${count}`,
    amount: money(25_000, 'CHF'),
    description: 'Seeblick, the rest',
    card: found.refs.card,
    keptBy: { ...started.refs, ...found.refs },
    refs: { collectedOn: stayDate('2027-06-04') },
  };
}

async function collect(order: CollectOrder): Promise<Finding> {
  const sent = await provider.collect?.(order);
  if (!sent || 'failed' in sent) throw new Error(sent?.detail ?? 'It cannot collect');
  const found = await provider.ask({ intentId: order.intentId, refs: { ...order.refs, ...sent.refs } });
  if ('failed' in found) throw new Error(found.detail);
  return found;
}
const executionsOf = (order: CollectOrder) =>
  sandbox.book.all().filter(({ merchantReference }) => merchantReference === order.intentId);

test('a card of the vault is charged without the guest, once however often it is asked for', async () => {
  const order = await keep(cards.good);
  const found = await collect(order);
  expect(found).toMatchObject({ charge: 'authorized', amount: money(25_000, 'CHF') });
  await provider.capture({ intentId: order.intentId, amount: order.amount, refs: found.refs });
  expect(await collect(order)).toMatchObject({ charge: 'captured' });
  expect(executionsOf(order)).toHaveLength(1);
});

test('a card that is turned down, or whose bank wants the guest, is an answer and not a failure', async () => {
  expect(await collect(await keep(cards.later))).toMatchObject({ charge: 'failed', reason: 'GenericRejection' });
  const wanted = await keep(cards.wantsGuest);
  expect(await collect(wanted)).toMatchObject({ charge: 'failed', reason: 'PayerAuthenticationRequired' });
});

test.each(['execution', 'authorize'])('an answer to %s that is lost leaves one charge', async (on) => {
  const order = await keep(cards.good);
  sandbox.faults.set([{ on, kind: 'error-after', times: 1 }]);
  expect(await provider.collect?.(order)).toMatchObject({ failed: 'unavailable' });
  expect(await collect(order)).toMatchObject({ charge: 'authorized' });
  expect(executionsOf(order)).toHaveLength(1);
});

test('a card whose payment nobody knows is refused', async () => {
  const order = await keep(cards.good);
  expect(await provider.collect?.({ ...order, keptBy: { executionId: 'gone' } })).toMatchObject({ failed: 'refused' });
});
