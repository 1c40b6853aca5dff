import { choiceCookies, consentCookie } from '@stayfront/contract/choice-cookies';
import type { Landing, PageCookie } from '@stayfront/contract/guest-app';
import { channelCookies } from '../flow/channel-cookies.ts';
import { readChannel } from '../flow/read-channel.ts';

type Landed = Landing & {
  readonly query: URLSearchParams;
  readonly pathname: string;
  readonly cookies: Readonly<Record<string, string | undefined>>;
  /** For a browser that comes for the first time. */
  readonly newClientId: () => string;
};

/** What is remembered of a guest who opens a page. By the server's answer: browsers keep that longer than a script's. */
export function landingCookies(landing: Landed): PageCookie[] {
  const { query, cookies, hotelId } = landing;
  const asked = ({ name, days }: { name: string; days: number }, value: string): PageCookie => ({ name, days, value });
  return [
    ...(query.has('lang') ? [asked(choiceCookies.language, landing.language)] : []),
    ...(query.has('currency') ? [asked(choiceCookies.currency, landing.currency)] : []),
    ...(query.has('theme') ? [asked(choiceCookies.mode, landing.mode)] : []),
    ...(hotelId === undefined ? [] : [asked(choiceCookies.hotel, String(hotelId))]),
    ...numberOfBrowser(landing),
    ...whoSent(query, landing.pathname),
  ].filter(({ name, value, days }) => days === 0 || cookies[name] !== value || name in marks);
}

/**
 * That it is the same browser is remembered for ten years, or for as long as the browser lets us. No booking needs it:
 * where a hotel asks, it waits for a yes to being counted, and goes with a no. A chain's page asks nobody, and gives none.
 */
function numberOfBrowser({ cookies, hotelId, asksConsent, newClientId }: Landed): PageCookie[] {
  const name = channelCookies.clientId;
  const known = cookies[name];
  if (hotelId === undefined) return [];
  const answer = cookies[consentCookie(hotelId).name];
  const isAllowed = !asksConsent || answer?.startsWith('1') === true;
  if (isAllowed) return known === undefined ? [{ name, value: newClientId(), days: 3650 }] : [];
  return known !== undefined && answer !== undefined ? [{ name, value: '', days: 0 }] : [];
}

/** Those begin anew with every click, also on the same link. */
const marks: Readonly<Record<string, true>> = Object.fromEntries(
  Object.values(channelCookies)
    .filter((name) => name !== channelCookies.clientId)
    .map((name) => [name, true]),
);

/** Who sent the guest is known for 30 days. */
function whoSent(query: URLSearchParams, pathname: string): PageCookie[] {
  const { trivago, channelId, ...others } = readChannel(query, pathname);
  const mark = (name: keyof typeof channelCookies, value: string): PageCookie => ({
    name: channelCookies[name],
    value,
    days: 30,
  });
  return [
    ...Object.entries(others).map(([name, value]) => mark(name as keyof typeof others, value)),
    ...(trivago ? [mark('trivago', `${trivago.reference} ${trivago.locale}`)] : []),
    // A reference of somebody else is not the partner's who sent the guest before.
    ...(channelId
      ? [mark('channelId', String(channelId))]
      : others.refid
        ? [{ name: channelCookies.channelId, value: '', days: 0 }]
        : []),
  ];
}
