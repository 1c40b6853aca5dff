import type { Instant } from '@stayfront/rules/stay/hotel-clock';

/** What is in an archive, for somebody who opens it in ten years. */
export const archiveReadme = (name: string, hotelId: number, now: Instant): string => `${name} (hotel ${hotelId})
All that belongs to this hotel, as it was on ${new Date(now).toISOString()}.
Made by Stayfront. Every file can be read without it: .json and .jsonl are text, .csv opens in a spreadsheet, .html in a browser.

FOR READING
  reservations.csv      a line for each room that was ever booked: guest, days, room, price, state
  calendar.csv          a line for each night: rooms there are, rooms sold, prices, rules
  texts.csv             every text of the house, with a column for each language
  letters/              what was written to guests, a folder for each reservation. Each is written anew, from what the
                        reservation is now; the links that open a reservation are left out
  invoices/*.pdf        invoices and credit notes as guests have them
  pictures/             the pictures of the house, as they were sent

WHOLE
  hotel.json            the property document: as guests see it (published), and with what was not published yet (draft)
  reservations.jsonl    a reservation in each line, with its rooms, prices, history, notes, letters and money
  house/                every version of the document, the draft field by field, the look, and which translation was
                        written for which original, where that became another one
  pictures/*.jsonl      which picture is which
  calendar/             stock, rates and rules of each night, and every change that was made to them
  invoices/*.jsonl      what stands in each invoice, and how far their numbers have come
  people/               who of the house did what, and the views that people keep
  imports/              files of reservations that were brought along from elsewhere
  manifest.json         every file with its length and its sum (SHA-256), and by what version it was made

Amounts are in the smallest unit of the currency (5250 is 52.50 francs). Times are those of Greenwich (UTC), and nights are
named after the day on which they begin.

WHAT IS NOT IN IT
  Whatever opens something: keys of the API, credentials of payment providers and partners, secrets of webhooks, passkeys
  and sessions. Cards are never known to the hotel's booking engine; what the provider calls them is in reservations.jsonl.
  Guests who were forgotten stay forgotten: their reservations are there, without them.

It has the names and addresses of guests in it. Keep it as you keep your reservations, and not longer.
To bring it back: the desk, "Leave and arrive"; or  npm run operator -- arrive FILE EMAIL
`;
