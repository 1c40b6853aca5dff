import type { resetCustomization, sendCustomizationData } from '@stayfront/contract/customization';
import { refusedAs, type Refusals } from '../../app/flow/refused-as.ts';
import type { Trouble } from './save-trouble.tsx';

const ways: Refusals<typeof sendCustomizationData | typeof resetCustomization, Trouble> = {
  'customization.version': 'changed-elsewhere',
  too_many_requests: 'too-often',
  'customization.contrast': 'failed', // the form does not send such a colour
  'hotel.unknown': 'failed',
};
const ofSessions: Readonly<Record<string, Trouble>> = { 'operator.missing': 'signed-out', 'operator.role': 'no-right' };

/** What an answer that was no says to whoever wanted to save. */
export const troubleOf = (error: unknown): Trouble => refusedAs(error, { ...ways, ...ofSessions }) ?? 'failed';
