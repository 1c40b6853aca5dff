import { previewName } from '@stayfront/contract/look-preview';
import type { QueryClient } from '@tanstack/react-query';

/** In that frame, and nowhere else, the page follows what is being chosen. */
export function listenForLook(queryClient: QueryClient): void {
  if (window.name === previewName) void import('./preview.ts').then(({ followLook }) => followLook(queryClient));
}
