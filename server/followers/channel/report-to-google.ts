import type { ChannelSettings } from '@stayfront/contract/manage/channels';
import { writeDecimal } from '@stayfront/rules/payment/decimal-amount';
import type { Instant } from '@stayfront/rules/stay/hotel-clock';
import type { Outgoing } from '../webhook/reach-out.ts';
import type { Report, PartnerReport } from './report.ts';

type Settings = Extract<ChannelSettings, { partner: 'google' }>;

/** Google Ads is told of a click that became a booking; later the booking's worth is restated, or it is taken back. */
export const reportToGoogle: PartnerReport<Settings & { readonly accessToken: string }> = {
  takes: ['booking', 'change', 'cancellation'],
  write(settings, report) {
    const operation = report.what === 'booking' ? 'uploadClickConversions' : 'uploadConversionAdjustments';
    const said = report.what === 'booking' ? clickOf(settings, report) : adjustmentOf(settings, report);
    return {
      method: 'POST',
      url: `${settings.url}/customers/${settings.customerId}:${operation}`,
      headers: {
        authorization: `Bearer ${settings.accessToken}`,
        'content-type': 'application/json',
        'developer-token': settings.developerToken,
        ...(settings.loginCustomerId ? { 'login-customer-id': settings.loginCustomerId } : {}),
        'user-agent': 'Stayfront',
      },
      body: JSON.stringify({ ...said, partialFailure: true }),
    };
  },
};

/** For the short-lived key that each report needs. */
export const askForGoogleKey = ({ tokenUrl, clientId, clientSecret, refreshToken }: Settings): Outgoing => ({
  method: 'POST',
  url: tokenUrl,
  headers: { 'content-type': 'application/x-www-form-urlencoded', 'user-agent': 'Stayfront' },
  body: new URLSearchParams({
    grant_type: 'refresh_token',
    client_id: clientId,
    client_secret: clientSecret,
    refresh_token: refreshToken,
  }).toString(),
});

const actionOf = ({ customerId, conversionActionId }: Settings): string =>
  `customers/${customerId}/conversionActions/${conversionActionId}`;

const clickOf = (settings: Settings, { reservationId, facts, bookedAt, channel }: Report): object => ({
  conversions: [
    {
      gclid: channel.googleClickId,
      conversionAction: actionOf(settings),
      conversionDateTime: utcTime(bookedAt),
      conversionValue: Number(writeDecimal({ minor: facts.total, currency: facts.currency })),
      currencyCode: facts.currency,
      orderId: reservationId,
      ...(channel.consent === 'granted' ? { consent: { adUserData: 'GRANTED' } } : {}),
    },
  ],
});

const adjustmentOf = (settings: Settings, { what, reservationId, facts, at }: Report): object => ({
  conversionAdjustments: [
    {
      adjustmentType: what === 'change' ? 'RESTATEMENT' : 'RETRACTION',
      conversionAction: actionOf(settings),
      adjustmentDateTime: utcTime(at),
      orderId: reservationId,
      ...(what === 'change'
        ? {
            restatementValue: {
              adjustedValue: Number(writeDecimal({ minor: facts.total, currency: facts.currency })),
              currencyCode: facts.currency,
            },
          }
        : {}),
    },
  ],
});

/** yyyy-mm-dd hh:mm:ss with its offset. */
const utcTime = (at: Instant): string => `${new Date(at).toISOString().slice(0, 19).replace('T', ' ')}+00:00`;
