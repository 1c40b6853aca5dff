import { money } from '@stayfront/rules/money';
import { stayDate } from '@stayfront/rules/stay/stay-date';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { openStripeApi } from '../../../testing/stripe-api.ts';
import { ownRef, type CollectOrder, type Finding } from '../../port/payment-provider.ts';

const api = await openStripeApi();
const { sandbox, provider } = api;
afterAll(() => sandbox.stop());
beforeEach(() => sandbox.faults.set([]));

const cards = { good: '4242424242424242', wantsGuest: '4000002760003184', later: '4000000000000341' };
let count = 0;

/** A payment of a guest who was there, with whose card another one is to be made. */
async function keep(card: string): Promise<CollectOrder> {
  count += 1;
  const intentId = `SFKEEP${String(count).padStart(11, '0')}`;
  const guest = { profileId: `p${count}`, email: 'ada@guest.example', phone: '+44', givenName: 'Ada', surname: 'L' };
  const started = await provider.start({
    intentId,
    idempotencyKey: `keep-${count}`,
    amount: money(10_000, 'EUR'),
    description: 'Maison',
    guest,
    returnUrl: 'https://book.example/1005/checkout/payment-callback',
    refs: {},
  });
  if ('failed' in started) throw new Error(started.detail);
  await api.confirm(String(started.data['clientSecret']), card);
  await api.answerBank(ownRef(started.refs, 'paymentIntent') ?? '', 'approve');
  const found = await provider.ask({ intentId, refs: started.refs });
  if ('failed' in found || !found.refs.card) throw new Error('The card was not kept');
  return {
    intentId: `SFREST${String(count).padStart(11, '0')}`,
    idempotencyKey: `rest-${count}`,
    amount: money(25_000, 'EUR'),
    description: 'Maison, the rest',
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
const paymentsOf = (order: CollectOrder) =>
  sandbox.book.all('payment').filter(({ metadata }) => metadata['intentId'] === order.intentId);

test('a kept card is charged while the guest is away, once however often it is asked for', async () => {
  const order = await keep(cards.good);
  expect(await collect(order)).toMatchObject({ charge: 'captured', amount: money(25_000, 'EUR') });
  await collect(order);
  // The provider forgets keys after a day.
  await collect({ ...order, idempotencyKey: 'another' });
  expect(paymentsOf(order)).toHaveLength(1);
});

test('a card that is turned down, or whose bank wants the guest, is an answer and not a failure', async () => {
  const declined = await keep(cards.later);
  expect(await collect(declined)).toMatchObject({ charge: 'failed', reason: 'generic_decline', amount: null });
  await collect(declined);
  expect(paymentsOf(declined)).toHaveLength(1);
  const wanted = await keep(cards.wantsGuest);
  expect(await collect(wanted)).toMatchObject({ charge: 'failed', reason: 'authentication_required' });
});

test('an answer that is lost leaves one charge, and a card that is gone is refused', async () => {
  const order = await keep(cards.good);
  sandbox.faults.set([{ on: 'init', kind: 'error-after', times: 1 }]);
  expect(await provider.collect?.(order)).toMatchObject({ failed: 'unavailable' });
  expect(await collect(order)).toMatchObject({ charge: 'captured' });
  expect(paymentsOf(order)).toHaveLength(1);
  const gone = { ...order, card: { ...order.card, instrumentId: 'pm_gone' } };
  expect(await provider.collect?.(gone)).toMatchObject({ failed: 'refused' });
});
