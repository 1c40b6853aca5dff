import { channelIds } from '@stayfront/rules/channel/channel-ids';

type Channel = {
  readonly refid?: string;
  readonly channelId?: number;
  /** trivago's reference and locale. */
  readonly trivago?: { readonly reference: string; readonly locale: string };
  readonly kayakClickId?: string;
  readonly googleClickId?: string;
  readonly hotelShopClick?: string;
};

/**
 * Which partner a link comes from, and its mark of the click. Tripadvisor is known by its reference, trivago and Kayak
 * by their clicks, also where the link names no channel. What no partner would write is passed over.
 */
export function readChannel(query: URLSearchParams, pathname = ''): Channel {
  const refid = plainRefid(query.get('refid') ?? '');
  const mark = (name: string): string | undefined => {
    const value = query.get(name) ?? '';
    return /^[\w.~:|=+/-]{1,200}$/.test(value) ? value : undefined;
  };
  const [reference, kayakClickId] = [mark('trv_reference'), mark('kayakclickid')];
  const [googleClickId, hotelShopClick] = [mark('gclid'), mark('hsclick')];
  // A bundle has its channel in the path.
  const named = query.get('channelId') ?? /\/bundle\/(\d+)\//.exec(pathname)?.[1] ?? '';
  const channelId = /trip[\s_-]*advisor/i.test(refid ?? '')
    ? channelIds.tripadvisor
    : reference
      ? channelIds.trivago
      : kayakClickId
        ? channelIds.kayak
        : /^[1-9]\d{0,8}$/.test(named)
          ? Number(named)
          : undefined;
  const locale = mark('trv_locale')?.slice(0, 20) ?? '';
  return {
    ...(refid ? { refid } : {}),
    ...(channelId ? { channelId } : {}),
    ...(reference ? { trivago: { reference, locale } } : {}),
    ...(kayakClickId ? { kayakClickId } : {}),
    ...(googleClickId ? { googleClickId } : {}),
    ...(hotelShopClick ? { hotelShopClick } : {}),
  };
}

/** Any words on one line: a booking that carried others would be refused. */
function plainRefid(written: string): string | undefined {
  const refid = written.slice(0, 200);
  return refid === '' || /[\p{Cc}\p{Cs}]/u.test(refid) ? undefined : refid;
}
