import type { DescriptiveInfo, HotelConfig } from '@stayfront/contract/hotel';
import type { Product } from '@stayfront/contract/offer';
import { partyOf } from '@stayfront/contract/party';
import type { Guests } from '@stayfront/rules/stay/guests';
import type { Instant } from '@stayfront/rules/stay/hotel-clock';
import type { StayDate } from '@stayfront/rules/stay/stay-date';
import { writeAmount } from '../../platform/texts/write-amount.ts';
import { writeDay } from '../../platform/texts/write-day.ts';
import { writeTime } from '../../platform/texts/write-time.ts';
import type { Texts } from '../../platform/texts/texts-for.ts';
import { buttonColor } from '../summary/button-color.ts';
import type { Line } from '../summary/line.ts';
import { peopleIn } from '../summary/people-in.ts';
import { helpFrom } from './compose-confirmation.ts';
import { layOutMail, type Mail } from './lay-out-mail.ts';

export type WaitingMail = {
  readonly config: HotelConfig;
  readonly info: DescriptiveInfo;
  readonly arrival: StayDate;
  readonly departure: StayDate;
  readonly guests: Guests;
  /** Opens the guest's place on the list: everything is done there. */
  readonly link: string;
  /** What is on offer; null in the letter that asks to confirm. */
  readonly offer: { readonly room: string; readonly products: readonly Product[]; readonly until: Instant } | null;
};

/** To somebody who would like to wait for a room, or for whom one has come free. Opening a link alone does nothing. */
export function composeWaiting(texts: Texts, mail: WaitingMail): Mail {
  const { i18n, language } = texts;
  const { config, info, link, offer } = mail;
  const hotel = info.hotelName;
  const color = buttonColor(config);
  const facts: Line[] = [
    [i18n._('Arrival'), writeDay(language, mail.arrival)],
    [i18n._('Departure'), writeDay(language, mail.departure)],
    [i18n._('Guests'), peopleIn(texts, [partyOf(mail.guests)])],
  ];
  const leave = { label: i18n._('Leave the waiting list'), href: link };
  if (!offer)
    return layOutMail(texts, {
      subject: i18n._('The waiting list of {hotel}', { hotel }),
      title: i18n._('Would you like to wait for a room?'),
      hotel,
      paragraphs: [
        i18n._(
          'You would like to hear when a room at {hotel} comes free for these nights. Please confirm it by the button; until then you are not on the list.',
          { hotel },
        ),
      ],
      facts,
      button: { label: i18n._('Put me on the list'), href: link, color },
      help: {
        ...helpFrom(texts, info),
        text: i18n._('If you did not ask for this, you need not do anything: nobody but you gets this mail.'),
      },
    });
  const [cheapest] = offer.products.toSorted((one, other) => totalOf(one) - totalOf(other));
  return layOutMail(texts, {
    subject: i18n._('A room has come free: {hotel}', { hotel }),
    title: i18n._('A room has come free'),
    hotel,
    paragraphs: [
      i18n._(
        'A room at {hotel} has come free for the nights you are waiting for. We keep it for you until {time} (time at the hotel).',
        { hotel, time: writeTime(language, offer.until, info.timeZone) },
      ),
      i18n._('If you do not need it, please say so: then it goes to the next guest on the list.'),
    ],
    facts: [
      [i18n._('Room'), offer.room],
      ...facts,
      ...(cheapest
        ? [
            [
              i18n._('Total'),
              i18n._('from {amount}', { amount: writeAmount(language, totalOf(cheapest), cheapest.currency) }),
            ] satisfies Line,
          ]
        : []),
    ],
    button: { label: i18n._('See the room'), href: link, color },
    links: [leave],
    help: helpFrom(texts, info),
  });
}

const totalOf = ({ totalPrice, totalDiscount }: Product): number => totalPrice - totalDiscount;
