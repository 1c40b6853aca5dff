import type { I18n } from '@lingui/core';
import type { DescriptiveInfo, HotelConfig } from '@stayfront/contract/hotel';
import type { Reservation } from '@stayfront/contract/reservation';
import { dayNumber, stayDate } from '@stayfront/rules/stay/stay-date';
import { billLines, type Line } from './bill-lines.ts';
import { frameMail, html, type Html } from './frame-mail.ts';
import { directionOf, mailLocales, type MailLanguage } from './speak.ts';

export type Mail = { readonly subject: string; readonly html: string; readonly text: string };

type Confirmed = {
  readonly config: HotelConfig;
  readonly info: DescriptiveInfo;
  readonly reservation: Reservation;
  readonly language: MailLanguage;
  /** Opens the reservation without a login. */
  readonly link: string;
};

/** The confirmation as it is sent: what was booked, when, for how much, and how to reach the house. */
export function composeConfirmation(i18n: I18n, { config, info, reservation, language, link }: Confirmed): Mail {
  const locale = mailLocales[language];
  const hotel = info.hotelName;
  const name = reservation.guestInfo.givenName;
  const day = (date: string): string =>
    new Intl.DateTimeFormat(locale, { dateStyle: 'full', calendar: 'gregory', timeZone: 'UTC' }).format(
      dayNumber(stayDate(date)) * 86_400_000,
    );
  const [first] = reservation.roomStays;
  const facts: Line[] = [
    [i18n._('Order number'), reservation.reservationId],
    ...(first
      ? ([
          [i18n._('Arrival'), i18n._('{day}, from {time}', { day: day(first.startDate), time: info.checkInTime.from })],
          [i18n._('Departure'), i18n._('{day}, until {time}', { day: day(first.endDate), time: info.checkOutTime.to })],
        ] as Line[])
      : []),
    ...billLines(i18n, locale, reservation),
  ];
  const { phone, email } = info.contact;
  const reach = [phone, email].filter((way) => way !== null);
  const subject = i18n._('Booking confirmed: {hotel}, {reference}', { hotel, reference: reservation.reservationId });
  const greeting = i18n._('Dear {name}, {hotel} looks forward to welcoming you.', { name, hotel });
  const help = i18n._('Do you need help? Answer this mail or call us.');
  const open = i18n._('View your booking');

  const rows = facts.map(
    ([label, value]): Html =>
      html`<tr>
        <td style="padding:8px 24px 8px 0;color:#54585a;vertical-align:top">${label}</td>
        <td style="padding:8px 0;font-weight:600"><bdi>${value}</bdi></td>
      </tr>`,
  );
  const body = html`<p style="font-size:18px;margin:0 0 24px">${greeting}</p>
    <table role="presentation" style="border-collapse:collapse;width:100%;margin:0 0 24px">
      ${rows}
    </table>
    <p style="margin:0 0 32px">
      <a
        href="${link}"
        style="display:inline-block;padding:14px 24px;border-radius:10px;background:${config.theme.colorBtnBg.slice(0, 7)};color:#fff;font-weight:600;text-decoration:none"
        >${open}</a
      >
    </p>
    <p style="margin:0;color:#54585a">
      ${help}<br />${reach.map((way, i): Html => html`${i > 0 ? ' · ' : ''}<bdi dir="ltr">${way}</bdi>`)}
    </p>`;
  return {
    subject,
    html: frameMail({ language, direction: directionOf(language), title: i18n._('Booking confirmed!'), hotel, body }),
    text: [
      i18n._('Booking confirmed!'),
      '',
      greeting,
      '',
      ...facts.map(([label, value]) => `${label}: ${value}`),
      '',
      `${open}: ${link}`,
      '',
      help,
      reach.join(' · '),
    ].join('\n'),
  };
}
