import { z } from 'zod';

export const TokenAnswer = z.object({ access_token: z.string().min(1), expires_in: z.number().positive() });

export const InitAnswer = z.object({ version: z.string(), data: z.base64() });

/** Of what the guest's browser begins with we need to know which payment it is about. */
export const InitContent = z.object({ execution: z.object({ id: z.string().min(1) }) });

export const StatusEntry = z.object({
  code: z.string(),
  time: z.iso.datetime({ offset: true }),
  errors: z.array(z.looseObject({ reason: z.looseObject({ result: z.string().optional() }).optional() })).nullish(),
});
export type StatusEntry = z.infer<typeof StatusEntry>;

export const ExecutionAnswer = z.object({
  id: z.string(),
  merchantReference: z.string().nullish(),
  holderReference: z.string().nullish(),
  amount: z.object({ value: z.string(), currency: z.string() }).nullish(),
  status: z.array(StatusEntry),
  actionRequired: z.string().nullish(),
  links: z.looseObject({ '3ds': z.string().nullish() }).nullish(),
});
export type ExecutionAnswer = z.infer<typeof ExecutionAnswer>;

export const NewExecution = z.object({ id: z.string().min(1) });

const Text = z.string().nullish();

export const InstrumentList = z.object({
  results: z.array(
    z.object({
      id: z.string().min(1).max(100),
      status: z.string(),
      createdAt: Text,
      data: z.object({ network: Text, suffix: Text, expiryMonth: Text, expiryYear: Text }).nullish(),
    }),
  ),
});

export const ActionAnswer = z.object({ actionId: z.string(), executedAt: z.iso.datetime({ offset: true }) });
