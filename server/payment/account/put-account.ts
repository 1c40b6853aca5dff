import type { PaymentAccount, putPaymentAccount as route } from '@stayfront/contract/desk/payment-account';
import { refuse, type Refusal } from '@stayfront/contract/problem';
import type { RouteInput } from '@stayfront/contract/route';
import type { Instant } from '@stayfront/rules/stay/hotel-clock';
import type { Hotel } from '../../property/hotel/hotel.ts';
import { noteOperator } from '../../property/operator/note-operator.ts';
import { changePaymentSettings } from '../change-payment-settings.ts';
import { PaymentSettings } from '../payment-settings.ts';
import { isOnThisMachine } from '../port/settings-shapes.ts';
import { providerSystem } from '../provider-system.ts';
import { describeAccount, type AccountDeps } from './describe-account.ts';

type Refused = Refusal<'payment_account.in_use' | 'input.invalid'>;

/** Seals what an owner has entered. What was typed is never repeated, also not where it is wrong. */
export async function putAccount(
  deps: AccountDeps,
  hotel: Hotel,
  who: string,
  { provider, fields }: RouteInput<typeof route>['body'],
  now: Instant,
): Promise<PaymentAccount | Refused> {
  const parsed = PaymentSettings.safeParse({ provider, ...fields });
  if (!parsed.success)
    return {
      refused: 'input.invalid',
      errors: parsed.error.issues.map((issue) => ({
        field: `fields.${issue.path.join('.')}`,
        code: issue.code === 'invalid_type' ? 'input.required' : 'input.custom',
        message: issue.message,
      })),
    };
  // A sandbox is tried by its own button: no other program of this machine is asked for money.
  if (isOnThisMachine(parsed.data.baseUrl))
    return {
      refused: 'input.invalid',
      errors: [{ field: 'fields.baseUrl', code: 'input.custom', message: 'Use the https address of the provider' }],
    };
  const system = providerSystem(parsed.data);
  const settings = system === null ? parsed.data : { ...parsed.data, isTest: system === 'test' };
  const { hotelId } = hotel;
  const changed = await changePaymentSettings(deps, hotelId, settings, now, (tx) =>
    noteOperator(tx, hotelId, { happenedAt: now, who, what: 'payment.account_put', detail: { provider } }),
  );
  return typeof changed === 'object' ? refuse('payment_account.in_use') : describeAccount(deps, hotel);
}
