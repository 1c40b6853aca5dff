type Device = { readonly userAgent: string; readonly maxTouchPoints: number };
type Place = {
  readonly name: string;
  readonly address: string;
  readonly location: { readonly latitude: number; readonly longitude: number } | null;
};

/**
 * What opens the maps that a telephone has of its own, at the door of the house: no map of somebody else comes into the
 * page. Null on a desk, where no such address can be relied upon.
 */
export function mapsAddress({ userAgent, maxTouchPoints }: Device, { name, address, location }: Place): string | null {
  const door = location && `${location.latitude},${location.longitude}`;
  const search = encodeURIComponent(`${name}, ${address}`);
  // An iPad calls itself a Macintosh; no Macintosh can be touched.
  if (/iPhone|iPad|iPod/.test(userAgent) || (/Macintosh/.test(userAgent) && maxTouchPoints > 1))
    return door ? `maps://?q=${encodeURIComponent(name)}&ll=${door}` : `maps://?q=${search}`;
  // Here brackets hold the name of the place: those of the name itself would end it.
  if (/Android/.test(userAgent))
    return door ? `geo:${door}?q=${door}(${encodeURIComponent(name.replace(/[()]/g, ' '))})` : `geo:0,0?q=${search}`;
  return null;
}
