import type { Payrails } from '@payrails/web-sdk';

/** The provider's script, fetched when a guest is about to use it: untouched, or the copy for the sandbox. */
export async function loadPayrails(isSandbox: boolean): Promise<typeof Payrails> {
  forgoPreloads();
  if (isSandbox) return (await import('./sandbox-payrails.ts')).sandboxPayrails;
  return (await import('@payrails/web-sdk')).Payrails;
}

/**
 * The script would announce its card frame to the page as scripts of the page, which our policy does not let in. It
 * leaves that where elements of these names are there already.
 */
function forgoPreloads(): void {
  for (const id of ['payrails-iframe-js-v2', 'payrails-iframe-html-v2'])
    if (!document.getElementById(id)) document.head.append(Object.assign(document.createElement('meta'), { id }));
}
