import type { HouseHint, hintCodes } from '@stayfront/contract/desk/house/hints';
import { textIn } from '@stayfront/contract/property/texts';
import { joinPath } from '@stayfront/rules/house-draft/field-path';
import { canSecure, cardAbilities } from '@stayfront/rules/payment/can-secure';
import { neverGiven } from '../content/warn-of-offers.ts';
import type { Hotel } from '../hotel/hotel.ts';
import { lookOf } from '../hotel/look-of.ts';
import { findMissingTexts } from '@stayfront/rules/house-draft/find-missing-texts';
import { picturesIn } from './picture-uses.ts';

const wantedPictures = 3;
const wantedSigns = 80;
/** Our largest size: smaller ones are blown up on a wide screen. */
const wantedWidth = 1920;

type Code = (typeof hintCodes)[number];
type Say = (code: Code, path: readonly string[], detail?: HouseHint['detail']) => void;

/** By language, the paths of translations that are older than their originals. */
export type OldTexts = ReadonlyMap<string, readonly string[]>;

const needed: ReadonlySet<Code> = new Set([
  'no-rooms',
  'no-rates',
  'rate-unbookable',
  'in-maintenance',
  'test-payments',
]);

/** What a hotel lacks for a good page, what nobody can book without first. */
export function findHints(hotel: Hotel, chainLogo?: string, old: OldTexts = new Map()): HouseHint[] {
  const hints: HouseHint[] = [];
  const say: Say = (code, path, detail = {}) =>
    void hints.push({ code, weight: needed.has(code) ? 'needed' : 'better', path: joinPath(path), detail });
  hintOfSelling(hotel, say);
  hintOfRooms(hotel, say);
  hintOfHouse(hotel, say);
  hintOfPictures(hotel, chainLogo, say);
  hintOfTexts(hotel, old, say);
  return hints.toSorted((a, b) => Number(b.weight === 'needed') - Number(a.weight === 'needed'));
}

function hintOfSelling({ document }: Hotel, say: Say): void {
  const { rooms, ratePlans, config } = document;
  if (rooms.length === 0) say('no-rooms', ['rooms']);
  if (ratePlans.length === 0) say('no-rates', ['ratePlans']);
  const abilities = cardAbilities(config.paymentSolutionsProvider);
  for (const { id, guarantee } of ratePlans)
    if (!canSecure(guarantee, abilities)) say('rate-unbookable', ['ratePlans', id, 'guarantee'], { guarantee });
  for (const id of neverGiven(document)) say('offer-never', ['offers', id]);
  if (config.isInMaintenance) say('in-maintenance', ['config', 'isInMaintenance']);
  if (config.paymentSolutionsProvider !== null && config.test) say('test-payments', ['config', 'test']);
}

function hintOfRooms({ document }: Hotel, say: Say): void {
  for (const { id, pictures, description } of document.rooms) {
    if (pictures.length < wantedPictures)
      say('few-room-pictures', ['rooms', id, 'pictures'], { has: pictures.length, wants: wantedPictures });
    const has = textIn(description, document.language, document.language).length;
    if (has < wantedSigns) say('short-description', ['rooms', id, 'description'], { has, wants: wantedSigns });
  }
}

function hintOfHouse(hotel: Hotel, say: Say): void {
  const { legal, house, contact, company, config } = hotel.document;
  if (!legal.generalTerms) say('no-terms', ['legal', 'generalTerms']);
  if (!house || house.facilities.length === 0) say('no-house-facts', ['house', 'facilities']);
  if (!house?.gettingThere) say('no-getting-there', ['house', 'gettingThere']);
  if (!house?.location) say('no-location', ['house', 'location']);
  if (contact.email === 'N/A') say('no-mail-address', ['contact', 'email']);
  if (!company?.name) say('no-company', ['company', 'name']);
  const { logo, background } = lookOf(hotel);
  if (background === null) say('no-background', ['theme', 'background']);
  if (logo === null && config.subscription === 'premium') say('no-logo', ['theme', 'logo']);
}

function hintOfPictures({ document, pictures }: Hotel, chainLogo: string | undefined, say: Say): void {
  const { uses } = picturesIn(document);
  for (const { id } of document.pictures) {
    if (id === chainLogo) continue;
    const width = pictures.get(id)?.width ?? wantedWidth;
    const places = uses.get(id) ?? [];
    if (places.length === 0) say('unused-picture', ['pictures', id]);
    else if (width < wantedWidth && !places.includes('theme/logo'))
      say('small-picture', ['pictures', id], { has: width, wants: wantedWidth });
  }
}

function hintOfTexts({ document }: Hotel, old: OldTexts, say: Say): void {
  for (const { language, missing } of findMissingTexts(document).languages) {
    if (missing.length > 0) say('missing-texts', (missing[0] ?? '').split('/'), { language, count: missing.length });
    const [first, ...others] = old.get(language) ?? [];
    if (first !== undefined) say('old-texts', first.split('/'), { language, count: others.length + 1 });
  }
}
