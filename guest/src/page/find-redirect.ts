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

  const [, inPath, below = ''] = /^\/([1-9]\d{0,9})(\/.*)?$/.exec(pathname) ?? [];
  const hotelId =
    inPath ?? take('hotelId', numberPattern) ?? (numberPattern.test(storedHotel ?? '') ? storedHotel : null);
  const isRoot = pathname === '/';
  const chainId = isRoot || query.get('route') === 'hotel-chain' ? take('hotelChainId', numberPattern) : null;

  if (query.has('route')) {
    rest.delete('route');
    const path = pathOf(query.get('route') ?? '', take);
    if (path === 'hotel-chain') return chainId === null ? null : to(`/hotel-chain/${chainId}`);
    return hotelId ? to(path === '' ? `/${hotelId}` : `/${hotelId}/${path}`) : null;
  }
  if (isRoot && query.has('hotelId') && hotelId) return to(`/${hotelId}`);
  if (isRoot && chainId !== null) return to(`/hotel-chain/${chainId}`);
  if (isRoot) return hotelId && !isDemo ? to(`/${hotelId}`) : null;
  if (inPath === undefined) return hotelId && known.test(pathname) ? to(`/${hotelId}${pathname}`) : null;

  const cancel = /^\/cancel(\/[^/]+)?\/?$/.exec(below);
  if (cancel) return to(`/${inPath}/reservation/cancel${cancel[1] ?? ''}`);
  return /^\/reservation\/?$/.test(below) ? to(`/${inPath}`) : null;
}

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
      return route;
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
