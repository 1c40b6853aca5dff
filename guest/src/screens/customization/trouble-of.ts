import { RefusedCall } from '@stayfront/contract/call';
import type { Trouble } from './save-trouble.tsx';

/** What an answer that was no says to whoever wanted to save. */
export function troubleOf(error: unknown): Trouble {
  const code = error instanceof RefusedCall ? error.problem.code : null;
  if (code === 'operator.missing') return 'signed-out';
  if (code === 'customization.version') return 'changed-elsewhere';
  if (code === 'operator.role') return 'no-right';
  return code === 'too_many_requests' ? 'too-often' : 'failed';
}
