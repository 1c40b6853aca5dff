import type { ChannelSettings } from '@stayfront/contract/manage/channels';
import { inHundredths } from '@stayfront/rules/channel/in-hundredths';
import type { PartnerReport } from './report.ts';

/** Tripadvisor is told of bookings by a GET with the pixel's fields; it has no word for changes or cancellations. */
export const reportToTripadvisor: PartnerReport<Extract<ChannelSettings, { partner: 'tripadvisor' }>> = {
  takes: ['booking'],
  write(settings, { reservationId, facts, channel, pageUrl }) {
    const url = new URL(settings.url);
    const fields = {
      id: settings.id,
      partner: settings.partnerName,
      refid: channel.refid ?? '',
      event: 'BOOKING_CONFIRMATION',
      gbv: inHundredths(facts.total, facts.currency),
      tax: inHundredths(facts.tax, facts.currency),
      currency: facts.currency,
      order_id: reservationId,
      fees: 0,
      startDate: facts.arrival,
      endDate: facts.departure,
      numAdults: facts.adults,
    };
    for (const [name, value] of Object.entries(fields)) url.searchParams.set(name, String(value));
    // Tripadvisor lets only pages it knows tell it anything.
    return { method: 'GET', url: url.href, headers: { 'user-agent': 'Stayfront', referer: pageUrl }, body: null };
  },
};
