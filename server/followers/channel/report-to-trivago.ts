import type { ChannelSettings } from '@stayfront/contract/manage/channels';
import { writeDecimal } from '@stayfront/rules/payment/decimal-amount';
import type { Instant } from '@stayfront/rules/stay/hotel-clock';
import type { ReportKind, PartnerReport } from './report.ts';

const methods = { booking: 'POST', change: 'PUT', cancellation: 'DELETE' } as const satisfies Record<
  ReportKind,
  string
>;

/** trivago is told of bookings, changes and cancellations, each by a method of its own. */
export const reportToTrivago: PartnerReport<Extract<ChannelSettings, { partner: 'trivago' }>> = {
  takes: ['booking', 'change', 'cancellation'],
  write(settings, { what, reservationId, facts, kept, bookedAt, at, channel, language }) {
    const { currency, total } = facts;
    const amount = (minor: number): number => Number(writeDecimal({ minor, currency }));
    const body = {
      trv_reference: channel.trvReference,
      advertiser_id: settings.advertiserId,
      hotel: settings.hotel,
      arrival: facts.arrival,
      departure: facts.departure,
      date_format: 'Y-m-d',
      booking_date: utcDay(bookedAt),
      booking_date_format: 'Y-m-d',
      volume: amount(total),
      currency,
      booking_id: reservationId,
      locale: channel.trvLocale ?? language,
      number_of_rooms: facts.rooms,
      ...(what === 'cancellation'
        ? {
            cancellation_date: utcDay(at),
            cancellation_date_format: 'Y-m-d',
            refund_amount: amount(Math.max(0, total - kept)),
          }
        : {}),
    };
    return {
      method: methods[what],
      url: settings.url,
      headers: { 'content-type': 'application/json', 'user-agent': 'Stayfront', 'x-trv-ana-key': settings.apiKey },
      body: JSON.stringify(body),
    };
  },
};

const utcDay = (at: Instant): string => new Date(at).toISOString().slice(0, 10);
