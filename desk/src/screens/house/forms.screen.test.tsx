import type { House } from '@stayfront/contract/desk/house/draft';
import { examplesOf } from '@stayfront/contract/examples/examples-of';
import { PropertyDocument } from '@stayfront/contract/property/property-document';
import { entriesOf, nameInList } from '@stayfront/rules/house-draft/entries';
import { isWithin, splitPath } from '@stayfront/rules/house-draft/field-path';
import { isFields, type Fields } from '@stayfront/rules/house-draft/fields';
import { isTextLanguage } from '@stayfront/rules/house-draft/list-texts';
import { cleanup, fireEvent, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { houseSections } from '../../features/house/sections.ts';
import { findWords } from '../../features/house/words/find-words.ts';
import { withoutForm } from '../../testing/fields-without-form.ts';
import { plainHouse } from '../../testing/show-house.tsx';
import { showDesk } from '../../testing/show-desk.tsx';
import { addressesOf, fieldsOf, samplesOf } from '../../testing/walk-document.ts';

const [document] = samplesOf(PropertyDocument) as [Fields];
const entries = (list: string): Fields[] => document[list] as Fields[];
// Rates are paid in advance, or nobody is asked for a deposit; children pay only where guests pay by head.
const plain: House = plainHouse({
  ...document,
  ratePlans: entries('ratePlans').map((plan) => ({ ...plan, guarantee: 'PrePay' })),
  services: entries('services').map((service) => ({ ...service, pricingType: 'Per person' })),
  packages: entries('packages').map(({ price, ...pack }) => ({
    ...pack,
    price: isFields(price) && price['kind'] === 'on-top' ? { ...price, per: 'person' } : price,
  })),
});
const wrong = 'Use a number that is 7 or more';
const faults = addressesOf(plain.document).map((path) => ({ path, code: 'input.too_small', message: wrong }));
const house: House = { ...plain, draft: { ...plain.draft, faults } };
type Pictures = { pictures: object[] };
const desk = examplesOf('getDeskHouse')?.answer as object;
const answers = {
  getDeskHouse: { ...desk, who: { by: 'anna@hotel-seeblick.example', role: 'manager' } },
  getHouse: house,
  listHousePictures: {
    pictures: [
      { ...(examplesOf('listHousePictures')?.answer as Pictures | undefined)?.pictures[0], pictureId: 'entry-0' },
    ],
  },
};

const patternOf = (address: string): string => {
  const steps = splitPath(address);
  const isEntry = (at: number): boolean => at === 1 && nameInList(steps.slice(0, 1)) !== undefined;
  const isRoomOfPackage = (at: number): boolean => at === 4 && steps[0] === 'packages' && steps[3] === 'rooms';
  const named = steps.map((step, at) => (isEntry(at) || isRoomOfPackage(at) || /^\d+$/.test(step) ? '*' : step));
  return (isTextLanguage(steps.at(-1)) && named.length > 1 ? named.slice(0, -1) : named).join('/');
};

/** All fields that have a part in some form, and faults that the part nearest to them says nothing of. */
async function fieldsShown(): Promise<{ shown: Set<string>; silent: Set<string> }> {
  const shown = new Set<string>();
  const silent = new Set<string>();
  const collect = (): void => {
    const parts = [...window.document.querySelectorAll<HTMLElement>('[data-field]')].map((part) => ({
      part,
      address: part.dataset['field'] ?? '',
    }));
    for (const { address } of parts) shown.add(patternOf(address));
    for (const { path } of faults) {
      const around = parts.filter(({ address }) => isWithin(path, address));
      const nearest = Math.max(...around.map(({ address }) => address.length));
      const says = around.filter(({ address, part }) => address.length === nearest && part.textContent.includes(wrong));
      if (around.length > 0 && says.length === 0) silent.add(patternOf(path));
    }
  };
  for (const { path, list, hasEditor } of houseSections) {
    const ids = hasEditor && list ? [...(entriesOf(document[list], nameInList([list]) ?? '')?.keys() ?? [])] : [];
    for (const page of [path, ...ids.map((id) => `${path}/${id}`)]) {
      await showDesk(`/1001/desk/house/${page}`, { answers });
      await screen.findByRole('heading', { level: 1 });
      collect();
      if (path === 'pictures') fireEvent.click(screen.getAllByRole('button', { name: /^Edit / })[0] as HTMLElement);
      collect();
      cleanup();
    }
  }
  return { shown, silent };
}

const isId = (field: string): boolean => /^\w+\/\*\/(id|file)$|^promotions\/\*\/code$/.test(field);

test('K22 every field of the property document has a form that says what is wrong with it, or is named with the reason why it has none', async () => {
  const fields = fieldsOf(PropertyDocument).filter((field) => !isId(field));
  const { shown, silent } = await fieldsShown();
  expect([...silent].toSorted()).toEqual([]);
  // A list of words or numbers is one field, a point on a picture has two numbers, and a kind stands for what is of it.
  const hasForm = (field: string): boolean => shown.has(field) || shown.has(field.replace(/\/(\*|[xy]|kind)$/, ''));
  const missing = fields.filter((field) => !hasForm(field));
  expect(missing.toSorted()).toEqual(Object.keys(withoutForm).toSorted());
  // And each is called by a name, wherever it is told.
  expect([...shown].filter((field) => !findWords(field.replaceAll('*', '0')).isExact)).toEqual([]);
});
