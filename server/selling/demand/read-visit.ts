import { cameBy } from '@stayfront/rules/visit/came-by';
import { readCampaign } from '@stayfront/rules/visit/read-campaign';
import type { FastifyRequest } from 'fastify';
import { operatorCookieName } from '../../property/operator/operator-cookie.ts';
import type { Visit } from './visit.ts';

type Request = Pick<FastifyRequest, 'ip' | 'headers' | 'cookies'>;

/** Where the guest's browser keeps what a partner's link said, by the name it has in the link. */
const kept: Readonly<Record<string, string>> = {
  channelId: 'stayfront-channel',
  refid: 'stayfront-refid',
  trv_reference: 'stayfront-trivago',
  kayakclickid: 'stayfront-kayak',
};

/** A visit, by the address of the page that is opened or, where a page asks the API, of that page. */
export const readVisit = ({ ip, headers, cookies }: Request, publicUrl: string, opened?: string): Visit => ({
  address: ip,
  userAgent: headers['user-agent'] ?? '',
  namesDays: opened === undefined || /[?&]checkIn=/.test(opened),
  isTeam: (hotelId) => cookies[operatorCookieName(hotelId, publicUrl)] !== undefined,
  readOrigin() {
    const query = new URLSearchParams((opened ?? headers.referer)?.split('?')[1]?.split('#')[0] ?? '');
    return {
      channel: cameBy((name) => query.get(name) ?? cookies[kept[name] ?? '']),
      campaign: readCampaign((query.get('utm_campaign') ?? query.get('utm_source') ?? '').slice(0, 200)),
    };
  },
});
