import type { QueryClient } from '@tanstack/react-query';

/** The name of the frame in which the customization form shows the hotel's page. */
export const previewName = 'stayfront-preview';

/** In that frame, and nowhere else, the page follows what is being chosen. */
export function listenForLook(queryClient: QueryClient): void {
  if (window.name === previewName) void import('./preview.ts').then(({ followLook }) => followLook(queryClient));
}
