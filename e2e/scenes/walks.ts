import type { Walk } from './scene.ts';
import { walkCancel } from './walk-cancel.ts';
import { walkCardLink } from './walk-card-link.ts';
import { walkCard, walkDropIn } from './walk-card.ts';
import { walkChange } from './walk-change.ts';
import { walkCheckout } from './walk-checkout.ts';
import { walkOffers } from './walk-offers.ts';
import { walkEmbed } from './walk-embed.ts';
import { walkOwnHotel } from './walk-own-hotel.ts';
import { walkLocked, walkOwnPage } from './walk-own-page.ts';
import { walkPayLink } from './walk-pay-link.ts';
import { walkPayment } from './walk-payment.ts';
import { walkPhone } from './walk-phone.ts';
import { walkQuietPages } from './walk-quiet-pages.ts';
import { walkSearch, walkTrouble } from './walk-search.ts';

/** Every screen in every state, in ways that a guest goes. */
export const walks: readonly (readonly [name: string, walk: Walk])[] = [
  ['the search', walkSearch],
  ['a search that goes wrong', walkTrouble],
  ['the panels of a phone', walkPhone],
  ['rooms, packages and bundles', walkOffers],
  ['the checkout', walkCheckout],
  ['a card', walkCard],
  ['the drop-in', walkDropIn],
  ['a payment', walkPayment],
  ['the guest’s own page', walkOwnPage],
  ['reservations that are locked', walkLocked],
  ['a change', walkChange],
  ['payment by link', walkPayLink],
  ['cancelling', walkCancel],
  ['the quiet pages', walkQuietPages],
  ['a hotel’s own page around it', walkEmbed],
  ['cookies', walkOwnHotel],
];

/** Those that the sweep alone goes: what every run looks at is as much as its budget has. */
export const sweepWalks: typeof walks = [['a card by a link', walkCardLink]];

/**
 * What consoles say on these ways: answers of no, connections that are cut on purpose, and the provider's own script, also
 * where its card frame takes longer than `awaitCardFrame` waits before a language takes its place.
 */
export const provoked =
  /status of (401|404|409|410|503)|ERR_(FAILED|CONNECTION_REFUSED)|preloaded using link preload|is marked as deprecated|postMessage|payrails:client/;
