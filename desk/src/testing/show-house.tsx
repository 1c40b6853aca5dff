import { I18nProvider } from '@lingui/react';
import type { ChangedHouse, House } from '@stayfront/contract/desk/house/draft';
import type { DeskHouse } from '@stayfront/contract/desk/house';
import { examplesOf } from '@stayfront/contract/examples/examples-of';
import { compareDocuments } from '@stayfront/rules/house-draft/compare-documents';
import type { FieldChange } from '@stayfront/rules/house-draft/field-change';
import { overwriteFields } from '@stayfront/rules/house-draft/merge-changes';
import type { Role } from '@stayfront/rules/people/role';
import { QueryClientProvider } from '@tanstack/react-query';
import { render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { MemoryRouter } from 'react-router';
import { makeQueryClient } from '../app/data/query-client.ts';
import { TransportContext } from '../app/data/transport.tsx';
import type { DeskLanguage } from '../app/i18n/languages.ts';
import { loadTexts } from '../app/i18n/load-texts.ts';
import { DeskContext, HouseContext } from '../app/page/desk-context.tsx';
import { Undos } from '../features/frame/undos.tsx';
import { HouseOpen } from '../features/house/house-open.tsx';
import { exampleTransport, type Answers } from './example-transport.ts';

const desk = examplesOf('getDeskHouse')?.answer as DeskHouse;
export const exampleHouse = examplesOf('getHouse')?.answer as House;

/** The example's house with nothing in draft and nothing wrong, and what a test puts in place of its fields. */
export const plainHouse = (changes: Record<string, unknown> = {}): House => ({
  ...exampleHouse,
  document: { ...exampleHouse.document, ...changes },
  draft: { ...exampleHouse.draft, fields: [], paths: [], faults: [], translations: [] },
});

type Call = { readonly body: unknown };

/** A server that takes whatever is typed into a house and finds nothing wrong with it. */
export function takeAll(house: House = plainHouse()) {
  let { document } = house;
  let { number } = house.draft;
  return ({ body }: Call): ChangedHouse => {
    document = overwriteFields(document, (body as { changes: FieldChange[] }).changes);
    number += 1;
    const mark = { by: 'anna@hotel-seeblick.example', at: '2027-05-04T09:40:00.000Z', number, conflict: null };
    const fields = compareDocuments(house.document, document).map((change) => ({ ...change, ...mark }));
    const { version, translations } = house.draft;
    const draft = { version, number, fields, paths: fields.map(({ path }) => path), faults: [], translations };
    return { draft, conflicts: [] };
  };
}

type Opening = {
  readonly house?: House;
  readonly answers?: Answers;
  readonly language?: DeskLanguage;
  readonly role?: Role;
  readonly url?: string;
};

/** Shows some fields of a house, as they stand in a form, without a browser. */
export async function showHouse(form: ReactNode, opening: Opening = {}) {
  const { house: shown = plainHouse(), answers = {}, language = 'en', role = 'manager' } = opening;
  const { url = '/1001/desk/house' } = opening;
  const { transport, calls } = exampleTransport({
    getHouse: shown,
    changeHouse: takeAll(shown),
    ...answers,
  });
  const house: DeskHouse = { ...desk, who: { by: 'anna@hotel-seeblick.example', role } };
  const { container } = render(
    <I18nProvider i18n={await loadTexts(language)}>
      <DeskContext value={{ hotelId: 1001, language }}>
        <HouseContext value={house}>
          <TransportContext value={transport}>
            <QueryClientProvider client={makeQueryClient(false)}>
              <MemoryRouter initialEntries={[url]}>
                <Undos>
                  <HouseOpen>{form}</HouseOpen>
                </Undos>
              </MemoryRouter>
            </QueryClientProvider>
          </TransportContext>
        </HouseContext>
      </DeskContext>
    </I18nProvider>,
  );
  /** What has reached the server, change by change. */
  const sent = () =>
    calls
      .filter(({ operationId }) => operationId === 'changeHouse')
      .flatMap(({ body }) => (body as { changes: FieldChange[] }).changes);
  return { user: userEvent.setup(), container, calls, sent };
}
