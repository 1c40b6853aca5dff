import type { resetCustomization, sendCustomizationData } from '@stayfront/contract/customization';
import { RefusedCall } from '@stayfront/contract/call';
import type { RouteRefusal } from '@stayfront/contract/route';
import type { Trouble } from './save-trouble.tsx';

const ways: Readonly<Record<RouteRefusal<typeof sendCustomizationData | typeof resetCustomization>, Trouble>> = {
  'customization.version': 'changed-elsewhere',
  too_many_requests: 'too-often',
  'customization.contrast': 'failed', // the form does not send such a colour
  'hotel.unknown': 'failed',
};
const all: Readonly<Record<string, Trouble>> = {
  ...ways,
  'operator.missing': 'signed-out',
  'operator.role': 'no-right',
};

/** What an answer that was no says to whoever wanted to save. */
export const troubleOf = (error: unknown): Trouble =>
  (error instanceof RefusedCall ? all[error.problem.code] : undefined) ?? 'failed';
