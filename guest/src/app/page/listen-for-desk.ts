import { previewName } from '@stayfront/contract/look-preview';
import type { QueryClient } from '@tanstack/react-query';

/** In that frame, and nowhere else, the page follows what is being chosen or written at the desk. */
export function listenForDesk(queryClient: QueryClient): void {
  if (window.name === previewName) void import('./preview.ts').then(({ followDesk }) => followDesk(queryClient));
}
