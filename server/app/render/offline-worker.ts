/** The page without anything in it, which a device shows when there is no network. */
export const shellOf = (hotelId: number): string => `/${hotelId}/desk/offline`;

/**
 * What a browser runs beside the desk of one hotel, and of no guest's page: it keeps the empty page and our own files, so
 * that the desk opens without a network too. What is shown in it then, the page has kept itself, encrypted.
 */
export const offlineWorker = (hotelId: number): string =>
  `(${run.toString()})(self, ${JSON.stringify({ shell: shellOf(hotelId), store: `stayfront-desk-${hotelId}` })});`;

type Kept = {
  match(request: Request | string): Promise<Response | undefined>;
  put(request: Request | string, response: Response): Promise<void>;
  addAll(files: readonly string[]): Promise<void>;
};
type Stores = { open(name: string): Promise<Kept>; delete(name: string): Promise<boolean> };
type WorkerEvent = {
  readonly request: Request & { readonly mode: string };
  readonly data: unknown;
  waitUntil(done: Promise<unknown>): void;
  respondWith(answer: Promise<Response>): void;
};
type Worker = {
  readonly caches: Stores;
  readonly clients: { claim(): Promise<void> };
  readonly location: { readonly origin: string };
  skipWaiting(): Promise<void>;
  addEventListener(event: string, act: (event: WorkerEvent) => void): void;
};

/** Runs in the browser as it stands here, so that it uses nothing from outside. */
function run(self: Worker, { shell, store }: { readonly shell: string; readonly store: string }): void {
  const opened = (): Promise<Kept> => self.caches.open(store);
  /** After a release the page is another, and the files of the one before are dropped. */
  const keepShell = async (): Promise<void> => {
    const page = await fetch(shell, { credentials: 'same-origin', redirect: 'error' });
    if (!page.ok) return;
    const filesOf = (text: string): string => [...text.matchAll(/\/desk-assets\/[^"'\s)]+/g)].join(' ');
    const before = await (await opened()).match(shell);
    const files = filesOf(await page.clone().text());
    if (before && filesOf(await before.text()) !== files) await self.caches.delete(store);
    const kept = await opened();
    await kept.put(shell, page);
    await kept.addAll([...new Set(files.split(' ').filter((file) => file !== ''))]);
  };
  const isFile = (address: string): boolean => address.startsWith(`${self.location.origin}/desk-assets/`);
  const readFile = async (request: Request): Promise<Response> => {
    const kept = await opened();
    const known = await kept.match(request);
    if (known) return known;
    const file = await fetch(request);
    if (file.ok) await kept.put(request, file.clone());
    return file;
  };
  self.addEventListener('install', (event) => event.waitUntil(keepShell().then(() => self.skipWaiting())));
  self.addEventListener('activate', (event) => event.waitUntil(self.clients.claim()));
  // Files that the page had before this ran.
  self.addEventListener('message', (event) => {
    const files = Array.isArray(event.data) ? event.data.filter((one) => typeof one === 'string' && isFile(one)) : [];
    event.waitUntil(keepShell().then(async () => (await opened()).addAll(files as string[])));
  });
  self.addEventListener('fetch', (event) => {
    const { request } = event;
    if (request.method !== 'GET') return;
    if (isFile(request.url)) event.respondWith(readFile(request));
    else if (request.mode === 'navigate')
      event.respondWith(fetch(request).catch(async () => (await (await opened()).match(shell)) ?? Response.error()));
  });
}
