import type { ChannelSettings } from '@stayfront/contract/manage/channels';
import { writeDecimal } from '@stayfront/rules/payment/decimal-amount';
import type { PartnerReport } from './report.ts';

/** Kayak is told of bookings by its confirmation pixel, asked for by us and not by the guest's browser. */
export const reportToKayak: PartnerReport<Extract<ChannelSettings, { partner: 'kayak' }>> = {
  takes: ['booking'],
  write(settings, { reservationId, facts, channel, at }) {
    const url = new URL(`${settings.url.replace(/\/+$/, '')}/${encodeURIComponent(settings.provider)}`);
    url.searchParams.set('kayakclickid', channel.kayakClickId ?? '');
    url.searchParams.set('price', writeDecimal({ minor: facts.total, currency: facts.currency }));
    url.searchParams.set('currency', facts.currency);
    url.searchParams.set('confirmation', reservationId);
    url.searchParams.set('rand', String(at));
    return { method: 'GET', url: url.href, headers: { 'user-agent': 'Stayfront' }, body: null };
  },
};
