type Arrival = {
  readonly pathname: string;
  readonly query: URLSearchParams;
  /** The hotel that this browser was at last. */
  readonly storedHotel: string | undefined;
  /** There the root lists the hotels, also for a browser that has been at one. */
  readonly isDemo: boolean;
};

const numberPattern = /^[1-9]\d{0,9}$/;
const known = /^\/(packages|package|room|bundle|maintenance|checkout|reservation|cancel|customer-account|config)(\/|$)/;

/** Where an address of an older or shorter form leads, before anything is drawn; null for one of today's. */
export function findRedirect({ pathname, query, storedHotel, isDemo }: Arrival): string | null {
  const rest = new URLSearchParams(query);
  const take = (name: string, pattern = /^\w[\w.-]{0,99}$/): string | null => {
    const value = query.get(name);
    if (value === null || !pattern.test(value)) return null;
    rest.delete(name);
    return value;
  };
  const to = (path: string): string => (rest.size === 0 ? path : `${path}?${rest.toString()}`);

  const padded = /^\/0+([1-9]\d{0,9}(?:\/.*)?)$/.exec(pathname);
  if (padded) return to(`/${padded[1]}`);
  const [, inPath, below = ''] = /^\/([1-9]\d{0,9})(\/.*)?$/.exec(pathname) ?? [];
  const hotelId =
    inPath ?? take('hotelId', numberPattern) ?? (numberPattern.test(storedHotel ?? '') ? storedHotel : null);
  const isRoot = pathname === '/';
  const isChain = query.get('route') === 'hotel-chain' || /^\/hotel-chain\/?$/.test(pathname);
  const chainId = isRoot || isChain ? take('hotelChainId', numberPattern) : null;

  if (!query.has('route') && hotelId && (isRoot || (inPath !== undefined && below.length < 2))) {
    const path = pathOf(routeOfIds(query), take);
    if (path !== '') return to(`/${hotelId}/${path}`);
  }
  if (query.has('route')) {
    rest.delete('route');
    const path = pathOf(query.get('route') ?? '', take);
    if (path === 'hotel-chain') return chainId === null ? null : to(`/hotel-chain/${chainId}`);
    return hotelId ? to(path === '' ? `/${hotelId}` : `/${hotelId}/${path}`) : null;
  }
  if (isRoot && query.has('hotelId') && hotelId) return to(`/${hotelId}`);
  if (chainId !== null) return to(`/hotel-chain/${chainId}`);
  if (isRoot) return hotelId && !isDemo ? to(`/${hotelId}`) : null;
  if (inPath === undefined) return hotelId && known.test(pathname) ? to(`/${hotelId}${pathname}`) : null;

  const cancel = /^\/cancel(\/[^/]+)?\/?$/.exec(below);
  if (cancel) return to(`/${inPath}/reservation/cancel${cancel[1] ?? ''}`);
  const parent = parents[below.replace(/\/$/, '')];
  return parent === undefined ? null : to(`/${inPath}${parent}`);
}

/** Addresses that only hold others, and the one of them that is opened instead. */
const parents: Readonly<Record<string, string>> = {
  '/reservation': '',
  '/checkout': '/checkout/guest-info',
  '/customer-account': '/customer-account/privacy-policy',
};

/** The page that ids without a `route` speak of; what a room's id means is known once its hotel is. */
const routeOfIds = (query: URLSearchParams): string =>
  query.has('packageId') ? 'package' : query.has('bundleId') ? 'bundle' : '';

type Take = (name: string) => string | null;

/** The page that `route` names, with the ids it needs; home where one of them is missing. */
function pathOf(route: string, take: Take): string {
  const filled = (start: string, ...names: string[]): string => {
    const ids = names.map((name) => take(name));
    return ids.every((id) => id !== null) ? [start, ...ids].join('/') : '';
  };
  switch (route) {
    case 'packages':
    case 'hotel-chain':
    case 'maintenance':
      return route;
    case 'ReservationCancel':
      return 'reservation/cancel';
    case 'privacy-policy':
    case 'general-terms':
      return `customer-account/${route}`;
    case 'package':
      return filled('package', 'packageId');
    case 'room':
      return filled('room', 'roomId');
    case 'bundle':
      return filled('bundle', 'channelId', 'sessionId', 'bundleId');
    default:
      return '';
  }
}
