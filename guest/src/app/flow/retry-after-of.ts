import { RefusedCall } from '@stayfront/contract/call';

const [usual, most] = [5, 60];

/**
 * In how many seconds a question may be asked again that the server has answered with “not now”; null where it has said
 * something else, or nothing. Without a word of its own it is a few seconds, and never so long that a guest gives up.
 */
export function retryAfterOf(error: Error | null | undefined): number | null {
  if (!(error instanceof RefusedCall)) return null;
  const { status, code, retryAfter } = error.problem;
  const isForNow = status === 429 || (status >= 500 && code !== 'hotel.maintenance');
  return isForNow ? Math.min(most, Math.max(1, retryAfter ?? usual)) : null;
}
