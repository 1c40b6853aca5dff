import { previewName } from '@stayfront/contract/look-preview';
import type { QueryClient } from '@tanstack/react-query';

let isListening = false;

/**
 * In that frame, and nowhere else, the page follows what is being chosen or written at the desk. Not before the browser
 * has taken over what the server drew: what is asked anew by then would not be what stands there.
 */
export function listenForDesk(queryClient: QueryClient): void {
  if (isListening || window.name !== previewName) return;
  isListening = true;
  void import('./preview.ts').then(({ followDesk }) => followDesk(queryClient));
}
