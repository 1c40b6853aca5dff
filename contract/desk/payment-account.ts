import { providerNames } from '@stayfront/rules/payment/providers';
import { z } from 'zod';
import { HotelParams } from '../hotel.ts';
import { NoQuery, Nothing, type Route } from '../route.ts';

const Provider = z.enum(providerNames);

const AccountField = z
  .object({
    name: z.string().meta({ description: 'As the provider’s own dashboard calls it' }),
    isNeeded: z.boolean(),
    isSet: z.boolean().meta({ description: 'Whether something is entered; what it is nobody is told' }),
    choices: z.array(z.string()).nullable().meta({ description: 'Null: any text' }),
    usual: z.string().nullable().meta({ description: 'What holds where it is left empty' }),
  })
  .meta({ id: 'PaymentAccountField' });

const PaymentAccount = z
  .object({
    provider: Provider.nullable().meta({ description: 'With which there is an account; null: none' }),
    isTrial: z.boolean().meta({ description: 'With a sandbox of this installation: no money moves' }),
    isReadable: z.boolean().meta({ description: 'False: sealed with another secret; it has to be entered again' }),
    changedAt: z.iso.datetime().nullable(),
    system: z
      .enum(['test', 'production'])
      .nullable()
      .meta({ description: 'Which of the provider’s systems guests pay with; null where there is no account' }),
    mayTry: z.boolean().meta({ description: 'Whether this installation has sandboxes to try with' }),
    providers: z.array(
      z
        .object({
          provider: Provider,
          noticeUrl: z.url().meta({ description: 'What is entered at the provider for its notifications' }),
          fields: z.array(AccountField),
        })
        .meta({ id: 'PaymentAccountProvider' }),
    ),
  })
  .meta({ id: 'PaymentAccount' });
export type PaymentAccount = z.infer<typeof PaymentAccount>;

const account = {
  noun: 'desk',
  path: '/api/hotels/{hotelId}/desk/payment-account',
  params: HotelParams,
  query: NoQuery,
  answer: PaymentAccount,
  status: 200,
  isIdempotent: false,
} as const;

export const getPaymentAccount = {
  ...account,
  operationId: 'getPaymentAccount',
  summary: 'With which payment provider the hotel has an account, and which fields are set; never what is in them',
  method: 'GET',
  body: Nothing,
  needsOperator: 'manager',
  refusals: [],
} satisfies Route;

const changes = { ...account, needsOperator: 'owner', isOwnPageOnly: true } as const;

export const putPaymentAccount = {
  ...changes,
  operationId: 'putPaymentAccount',
  summary:
    'Enter the credentials of an account; they are sealed and never told again. Which system they are for is read off them, else the hotel’s own test says it',
  method: 'PUT',
  body: z.strictObject({
    provider: Provider,
    fields: z
      .record(z.string().max(60), z.string().max(4_000))
      .meta({ description: 'By the names that getPaymentAccount gives; left out is as usual' }),
  }),
  refusals: ['payment_account.in_use'],
} satisfies Route;

export const tryPaymentAccount = {
  ...changes,
  operationId: 'tryPaymentAccount',
  summary: 'Pay with a sandbox of this installation, to see how it is; no money moves, and the payment page says so',
  method: 'POST',
  body: z.strictObject({ provider: Provider }),
  refusals: ['payment_account.in_use', 'payment_account.no_trial', 'payment_account.real'],
} satisfies Route;

export const endPaymentAccount = {
  ...changes,
  operationId: 'endPaymentAccount',
  summary: 'Forget the account; guests can pay online no more',
  method: 'DELETE',
  body: Nothing,
  refusals: ['payment_account.in_use'],
} satisfies Route;
