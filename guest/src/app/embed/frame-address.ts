/** What a link to the hotel's page may say to the booking in it; all else of the page's query is the page's own. */
const linked =
  /^(check(In|Out)|nb(Adults|Children|Infants)|ages|promoCode|lang|currency|theme|route|(room|package|bundle|session|channel)Id|refid|gclid|utm_\w+)$/;

/** The element's attributes, and what the booking's address calls them. */
export const attributes: Readonly<Record<string, string>> = {
  lang: 'lang',
  currency: 'currency',
  'check-in': 'checkIn',
  'check-out': 'checkOut',
  adults: 'nbAdults',
  children: 'nbChildren',
  infants: 'nbInfants',
  ages: 'ages',
  promo: 'promoCode',
  theme: 'theme',
};

/** A booking that was paid for: its hotel, and the code by which its frame finds it again. */
const [returned, back, code] = /[#&]stayfront=(\d+)\.([\w-]{20,100})/.exec(location.hash) ?? [];
let hotelBack = back;
// Out of the page's address before anybody else reads it there.
if (returned) history.replaceState(history.state, '', location.href.replace(returned, ''));

/** Where the frame begins: as the link to the page says, else as the element does. */
export function frameAddress(engine: string, read: (name: string) => string | null): string {
  const hotel = read('hotel') ?? '';
  const query = new URLSearchParams();
  for (const name in attributes) {
    const value = read(name);
    if (value && value !== 'auto') query.set(attributes[name] ?? name, value);
  }
  for (const [name, value] of new URLSearchParams(location.search)) if (linked.test(name)) query.set(name, value);
  const start = `${engine}/${encodeURIComponent(hotel)}`;
  if (hotel !== hotelBack) return `${start}?${query.toString()}`;
  hotelBack = ''; // for the first of several
  return `${start}/checkout/thank-you?${query.toString()}#back=${code}`;
}
