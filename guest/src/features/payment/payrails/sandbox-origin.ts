import type { Boot } from '../../../app/page/boot.ts';

/** Where the sandbox is, as the server has written it into this page; the page's policy lets in nobody else. */
export const sandboxOrigin = originOf(document.getElementById('boot')?.textContent ?? '{}');

function originOf(boot: string): string {
  const origin = (JSON.parse(boot) as Partial<Boot>).payment?.sandboxOrigin;
  if (!origin) throw new Error('This copy of the script is for the sandbox, and the page belongs to none');
  return origin;
}
