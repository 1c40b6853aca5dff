import { z } from 'zod';

/**
 * Every way the API says no, with its HTTP status. The code is stable: screens and partners rely on it.
 * `spec` is the number the specification gives the case, where it gives one.
 */
export const problems = {
  'input.invalid': { status: 400, title: 'Something in the request is not right' },
  'input.not_json': { status: 400, title: 'The request is not valid JSON' },
  'input.too_large': { status: 413, title: 'The request is too large' },
  'input.media_type': { status: 415, title: 'Send application/json' },
  'input.encoding': { status: 415, title: 'Send the request as it is, or packed by gzip, deflate or br' },
  'request.unreadable': { status: 400, title: 'This is no HTTP request that can be read' },
  'request.slow': { status: 408, title: 'The request did not arrive in time' },
  'request.headers': { status: 431, title: 'The headers of the request are too large' },
  'date.format': { status: 400, title: 'Dates are written YYYY-MM-DD' },
  'date.invalid': { status: 400, title: 'There is no such day in the calendar' },
  'date.past': { status: 400, title: 'The arrival day is in the past' },
  'date.range': { status: 400, title: 'The stay lies beyond the days that can be booked' },
  'stay.order': { status: 400, title: 'The departure must be after the arrival' },
  'stay.min_nights': { status: 400, title: 'A stay has at least one night' },
  'guests.bounds': { status: 400, title: 'The hotel does not take that many guests in one room' },
  'currency.unsupported': { status: 400, title: 'This currency is not offered' },
  'currency.mixed': { status: 400, title: 'All rooms of a reservation are quoted in one currency' },
  'rooms.count': { status: 400, title: 'A reservation has one to four rooms' },
  'idempotency.key': { status: 400, title: 'Send an Idempotency-Key of 1 to 255 characters' },
  'idempotency.mismatch': { status: 422, title: 'This Idempotency-Key was used for another request' },
  'hotel.unknown': { status: 404, title: 'There is no such hotel' },
  'chain.unknown': { status: 404, title: 'There is no such chain' },
  'package.unknown': { status: 404, title: 'There is no such package' },
  'bundle.unknown': { status: 404, title: 'There is no such bundle' },
  'rate.unknown': { status: 404, title: 'There is no such room or rate' },
  'hotel.maintenance': { status: 503, title: 'The hotel is down for maintenance' },
  'embed.origin': { status: 403, title: 'This page is on none of the sites that the hotel lists' },
  'route.unknown': { status: 404, title: 'There is nothing at this address' },
  'reservation.unknown': { status: 404, title: 'There is no such reservation', spec: 5611 },
  'reservation.missing': {
    status: 404,
    title: 'There is no reservation with this reference and e-mail address',
    spec: 5610,
  },
  'reservation.email_mismatch': {
    status: 404,
    title: 'There is no reservation with this reference and e-mail address',
    spec: 5610,
  },
  'reservation.cancelled': { status: 409, title: 'This reservation is already cancelled', spec: 5614 },
  'reservation.was_cancelled': {
    status: 409,
    title: 'This reservation was cancelled, and nothing of it can be changed any more',
    spec: 5601,
  },
  'reservation.expired': { status: 409, title: 'This past reservation cannot be modified anymore', spec: 5615 },
  'reservation.held': { status: 409, title: 'This reservation is still waiting for its payment' },
  'reservation.not_held': { status: 409, title: 'This reservation is not waiting for a payment', spec: 5904 },
  'reservation.version': { status: 412, title: 'The reservation was changed by somebody else. Load it again' },
  'reservation.email_fixed': { status: 400, title: 'The e-mail address of a reservation cannot be changed here' },
  'reservation.erased': { status: 410, title: 'What was known about the guest of this reservation is erased' },
  'document.not_drawn': {
    status: 500,
    title: 'This confirmation cannot be had as a PDF right now. It is in the mail and on its page',
  },
  'reservation.awaited': { status: 409, title: 'The guest is still awaited. Cancel the reservation first' },
  'hold.too_many': {
    status: 409,
    title: 'Three bookings are waiting to be paid or confirmed already. Finish one of them, or give one up',
  },
  'booking.card_needed': {
    status: 409,
    title:
      'Too much was booked without a card. Send a card as a guarantee where the hotel takes one, or call the hotel',
  },
  'room_stay.unknown': { status: 404, title: 'There is no such room in this reservation' },
  'room_stay.last': { status: 409, title: 'The last room is cancelled with the reservation' },
  'change.unknown': { status: 404, title: 'There is no such change of this reservation' },
  'change.not_held': { status: 409, title: 'This change is not waiting for a payment' },
  'service.quantity': { status: 400, title: 'A service cannot be had in this quantity' },
  'price.changed': { status: 409, title: 'A price has changed. Look at the new price before you book' },
  'calendar.too_large': { status: 400, title: 'These are more nights than one request may carry' },
  'calendar.changed': { status: 409, title: 'Others have changed some of these nights. Keep theirs or yours' },
  'calendar.below_sold': { status: 409, title: 'More rooms than that are sold or held on some of these nights' },
  'calendar.guarded': { status: 409, title: 'Some prices are below the floor or above the ceiling of their rate plan' },
  'calendar.warned': { status: 409, title: 'Some prices look like a slip. Check them, and accept what is meant so' },
  'calendar.not_undone': { status: 409, title: 'Some of these nights were sold or changed since' },
  'calendar.change_unknown': { status: 404, title: 'There is no such change of the calendar' },
  'calendar.sheet': { status: 400, title: 'This file cannot be read. Send CSV or XLSX with a line of heads' },
  'import.unreadable': { status: 400, title: 'This file cannot be read. Send CSV or XLSX with a line of heads' },
  'import.too_large': { status: 400, title: 'These are more lines than one file may have. Send them in several' },
  'import.asks': {
    status: 409,
    title: 'The file does not say everything clearly. Say what is asked, and send it again',
  },
  'import.bad_lines': { status: 409, title: 'Some lines cannot be taken. Mend them, or take the good ones' },
  'import.no_room': { status: 409, title: 'Some lines have no room left. Take them all the same, or leave them out' },
  'import.unknown': { status: 404, title: 'There is no such import' },
  'import.touched': {
    status: 409,
    title: 'Something was done with reservations of this import since. Cancel them one by one',
  },
  'picture.unreadable': { status: 400, title: 'This is not a picture we can read' },
  'picture.type': { status: 415, title: 'Send a JPEG, PNG, WebP or AVIF picture' },
  'picture.pixels': { status: 413, title: 'Send a picture of at most 40 megapixels' },
  'picture.too_large': { status: 413, title: 'Send a picture of at most 8 MB' },
  'picture.quota': { status: 409, title: 'The hotel has sent as many pictures as it may' },
  'picture.not_kept': { status: 503, title: 'The picture could not be stored right now. Send it again' },
  'picture.used': { status: 409, title: 'This picture is still shown. Take it out there first' },
  'picture.unknown': { status: 404, title: 'The hotel has no such picture' },
  'house.too_large': { status: 413, title: 'The draft of this house has grown too large. Publish some of it first' },
  'house.draft_changed': { status: 409, title: 'Somebody has changed the draft meanwhile. Look at it again' },
  'house.changed': {
    status: 409,
    title: 'Others have published something else in some of these fields. Keep theirs or yours',
  },
  'house.faulty': { status: 422, title: 'Some fields are not right yet' },
  'house.nothing': { status: 409, title: 'Guests see all of this already' },
  'house.room_booked': { status: 409, title: 'A room that guests have booked cannot be taken out' },
  'house.version_unknown': { status: 404, title: 'There is no such version of this house' },
  'house.version_changed': { status: 409, title: 'Somebody has published meanwhile. Look at it again' },
  'translation.none': { status: 409, title: 'No machine translation is plugged in here' },
  'translation.failed': { status: 503, title: 'The machine translation does not answer right now. Try again' },
  'preview.not_booked': { status: 409, title: 'This is a preview: nothing can be booked from it' },
  'cursor.invalid': { status: 400, title: 'This cursor did not come from here' },
  'webhook.unknown': { status: 404, title: 'There is no such webhook' },
  'webhook.target': { status: 400, title: 'Nothing is sent to this address' },
  'webhook.too_many': { status: 409, title: 'A hotel has at most ten webhooks' },
  'channel.unknown': { status: 404, title: 'Nothing is set up for this partner' },
  'channel.target': { status: 400, title: 'Nothing is sent to this address' },
  'connection.unknown': { status: 404, title: 'There is no such connection' },
  'connection.off': { status: 409, title: 'This connection is switched off. Switch it on first' },
  'message.unknown': { status: 404, title: 'There is no such message' },
  'message.settled': { status: 409, title: 'There is nothing to tell the partner of this booking any more' },
  'key.known': { status: 409, title: 'A key of this id was made already, and is told once. Make another' },
  'key.unknown': { status: 404, title: 'There is no such key' },
  'key.too_many': { status: 409, title: 'A hotel has at most 20 keys. End one that is not used any more' },
  'key.missing': { status: 401, title: 'Send the hotel’s API key as a bearer token' },
  'operator.missing': { status: 401, title: 'Sign in for this hotel with your link' },
  'operator.link': { status: 401, title: 'This link does not open anything here. Ask for a new one' },
  'operator.role': { status: 403, title: 'Your role at this hotel does not allow this. An owner can change it' },
  'cancellation.fee_above': { status: 400, title: 'This is more than the policy keeps. Keep that or less' },
  'stay.restricted': {
    status: 409,
    title: 'A rule of the house stands against this stay. Give a reason to sell it all the same',
  },
  'cancellation.none': { status: 409, title: 'Nothing of this reservation is cancelled' },
  'cancellation.was_held': {
    status: 409,
    title: 'This was given up before it was booked. Book it anew',
  },
  'refund.above': { status: 409, title: 'This is more than came and has not gone back. Give back that or less' },
  'money.limit': {
    status: 403,
    title: 'This is more than the front desk may give back or waive of a reservation. A manager can',
  },
  'payment.unknown': { status: 404, title: 'There is no such payment of this reservation' },
  'payment.above_open': { status: 409, title: 'This is more than is open. Enter that or less' },
  'payment.moving': { status: 409, title: 'Another payment of this reservation is under way. Wait for its outcome' },
  'guarantee.none': { status: 409, title: 'No card stands for this reservation. Send the guest a link to pay' },
  'guarantee.provider': {
    status: 409,
    title: 'The payment provider cannot charge this card without the guest. Send the guest a link to pay',
  },
  'guarantee.tried': {
    status: 409,
    title: 'The bank has said no today. Try tomorrow, or send the guest a link to pay',
  },
  'guarantee.not_kept': {
    status: 409,
    title: 'The hotel’s payment provider keeps no card without charging it. Ask for a payment by link',
  },
  'card_request.unknown': { status: 404, title: 'There is no such request for a card of this reservation' },
  'card_request.over': { status: 409, title: 'No card is asked for any more' },
  'no_show.too_early': { status: 409, title: 'These guests may still come. Mark them from the day after arrival on' },
  'no_show.arrived': { status: 409, title: 'These guests are ticked as arrived. Take that back first' },
  'letter.no_address': { status: 409, title: 'There is no e-mail address to write to' },
  'presence.too_early': { status: 409, title: 'These guests come later. Tick them from their day of arrival on' },
  'presence.not_arrived': { status: 409, title: 'These guests have not come yet. Tick them as arrived first' },
  'room_number.unknown': { status: 409, title: 'This type of room has no such number' },
  'room_number.taken': { status: 409, title: 'This room is given to other guests on one of these nights' },
  'paper.not_drawn': { status: 500, title: 'This paper cannot be drawn right now. Try again' },
  'day.no_arrivals': { status: 404, title: 'Nobody arrives on this day' },
  'invoice.unknown': { status: 404, title: 'There is no such invoice of this reservation' },
  'invoice.exists': { status: 409, title: 'A room of these is on an invoice already. Credit that one first' },
  'invoice.nothing': { status: 409, title: 'There is nothing to put on an invoice' },
  'invoice.credit_above': { status: 409, title: 'Less than this is left of the invoice' },
  'invoice.refund_unknown': { status: 404, title: 'There is no such refund of this reservation' },
  'invoice.refund_credited': { status: 409, title: 'This refund is on a credit note already' },
  'letter.unknown': { status: 404, title: 'There is no such letter of this reservation' },
  'beginning.link': {
    status: 401,
    title: 'This link begins no hotel here. Ask whoever runs this installation for one',
  },
  'beginning.not_yours': {
    status: 403,
    title: 'Only who owns every hotel of this installation begins another here. Ask whoever runs it for a link',
  },
  'set_up.changed': { status: 409, title: 'The hotel was changed by somebody else. Load it again' },
  'set_up.missing': { status: 409, title: 'Something is missing without which no guest could book' },
  'set_up.in_use': { status: 409, title: 'Guests are booked in this room or at this rate. It stays' },
  'person.unknown': { status: 404, title: 'There is nobody of that number at this hotel' },
  'person.known': { status: 409, title: 'This address may sign in already. Change its role instead' },
  'person.last_owner': { status: 409, title: 'This is the last owner. Make somebody else one first' },
  'passkey.unavailable': {
    status: 409,
    title: 'Passkeys need an address with a name, over https or localhost. Sign in by a link, or set PUBLIC_URL',
  },
  'passkey.too_many': { status: 409, title: 'One person has at most 20 passkeys. Remove one first' },
  'passkey.not_added': { status: 400, title: 'This passkey could not be added. Begin again' },
  'passkey.known': { status: 409, title: 'This passkey was added already' },
  'passkey.refused': { status: 401, title: 'This passkey does not open anything here. Sign in by a link' },
  'origin.foreign': { status: 403, title: 'This can only be asked for by a page of ours' },
  'customization.version': { status: 409, title: 'The look was changed by somebody else. Load it again' },
  'customization.contrast': { status: 422, title: 'Text in this colour could not be read by everybody' },
  'quote.invalid': { status: 422, title: 'This quote was not made by this hotel or was altered' },
  'quote.expired': {
    status: 409,
    title: 'This quote is no longer valid. Search again for the price of today',
    spec: 5050,
  },
  'rate.changed': { status: 409, title: 'This rate is no longer offered for these dates' },
  sold_out: { status: 409, title: 'No more availabilities left, try later', spec: 5025 },
  'payment.unavailable': {
    status: 409,
    title: 'This rate needs a card, and card payment is not open at this hotel',
    spec: 5902,
  },
  'payment.card_missing': { status: 400, title: 'This rate needs a card as a guarantee' },
  'payment.card_unneeded': { status: 400, title: 'No card is needed as a guarantee here, so none is taken' },
  'payment.card_unknown': { status: 409, title: 'The payment provider keeps no such card for this guest', spec: 5908 },
  'payment.card_unchecked': { status: 409, title: 'The bank has not confirmed yet that this card is the guest’s' },
  'payment.card_refused': { status: 409, title: 'The bank does not let this card be charged', spec: 5908 },
  'payment.processed': { status: 409, title: 'This payment has been made already', spec: 5915 },
  'payment.not_begun': { status: 503, title: 'The payment could not be begun. No card was charged', spec: 5901 },
  'mail.not_sent': { status: 503, title: 'It is paid, but the confirmation could not be sent by e-mail', spec: 5912 },
  'payment.none': { status: 404, title: 'No payment was begun for this reservation' },
  'payment.notice': { status: 400, title: 'This notification does not come from the hotel’s provider' },
  'payment.tries': { status: 429, title: 'Too many payments were begun for this reservation', spec: 5903 },
  too_many_requests: { status: 429, title: 'Too many requests. Wait a little and try again' },
  'server.busy': { status: 503, title: 'The server cannot answer right now. Try again' },
  'server.bug': { status: 500, title: 'Internal server error' },
} as const satisfies Record<string, { status: number; title: string; spec?: number }>;

export type ProblemCode = keyof typeof problems;

export const problemCodes = Object.keys(problems) as [ProblemCode, ...ProblemCode[]];

/** RFC 9457. `errors` names the field and says what to do about it. */
export const Problem = z
  .object({
    type: z.string(),
    title: z.string(),
    status: z.int(),
    code: z.enum(problemCodes),
    detail: z.string().optional(),
    errorCode: z.int().optional().meta({ description: 'The number of the case in the error catalogue' }),
    retryAfter: z.int().optional().meta({ description: 'Seconds to wait before trying again' }),
    requestId: z.string().optional().meta({ description: 'Also in the header X-Request-Id, and in the log' }),
    errors: z
      .array(
        z.object({
          field: z.string(),
          code: z.string(),
          message: z.string(),
          suggestion: z.string().optional().meta({ description: 'A value that would be taken' }),
        }),
      )
      .optional(),
    details: z
      .record(z.string(), z.unknown())
      .optional()
      .meta({ description: 'What it is about, where the operation says so: the nights of a calendar, one by one' }),
  })
  .meta({ id: 'Problem', description: 'Why a request was refused (RFC 9457)' });

export type Problem = z.infer<typeof Problem>;

/** Who sent ten thousand entries with one mistake in each is helped by the first hundred. */
export const mostErrors = 100;

/**
 * A refusal on its way out of a verb: what happened, and what the reader needs to know about it. A verb names the codes
 * it may refuse with, so that one that its route does not list does not compile.
 */
export type Refusal<Code extends ProblemCode = ProblemCode> = {
  readonly refused: Code;
  readonly detail?: string;
  readonly errors?: Problem['errors'];
  readonly details?: Problem['details'];
  readonly retryAfterSeconds?: number;
};

/** The refusals of a verb, for another that passes them on. */
export type RefusedBy<Verb extends (...args: never[]) => unknown> = Extract<Awaited<ReturnType<Verb>>, Refusal>;

export const refuse = <const Code extends ProblemCode>(refused: Code, detail?: string): Refusal<Code> =>
  detail ? { refused, detail } : { refused };

export const isRefusal = (value: unknown): value is Refusal =>
  typeof value === 'object' && value !== null && 'refused' in value;

export function problemOf(refusal: Refusal): Problem {
  const known: { status: number; title: string; spec?: number } = problems[refusal.refused];
  return {
    type: `/api/docs#${refusal.refused}`,
    title: known.title,
    status: known.status,
    code: refusal.refused,
    ...(refusal.detail ? { detail: refusal.detail } : {}),
    ...(known.spec ? { errorCode: known.spec } : {}),
    ...(refusal.retryAfterSeconds === undefined ? {} : { retryAfter: refusal.retryAfterSeconds }),
    ...(refusal.errors ? { errors: refusal.errors } : {}),
    ...(refusal.details ? { details: refusal.details } : {}),
  };
}
