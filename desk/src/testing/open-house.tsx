import type { House } from '@stayfront/contract/desk/house/draft';
import { examplesOf } from '@stayfront/contract/examples/examples-of';
import type { Role } from '@stayfront/rules/people/role';
import { screen } from '@testing-library/react';
import type { Answers, Call } from './example-transport.ts';
import { showDesk } from './show-desk.tsx';
import { plainHouse, takeAll } from './show-house.tsx';

const desk = examplesOf('getDeskHouse')?.answer as object;

type Opening = { readonly house?: House; readonly answers?: Answers; readonly role?: Role };

/** Opens a page of the house at the desk, as somebody who may edit it, over a server that takes what is typed. */
export async function openHouse(page: string, { house = plainHouse(), answers = {}, role = 'manager' }: Opening = {}) {
  const shown = await showDesk(`/1001/desk/house${page}`, {
    answers: {
      getDeskHouse: { ...desk, today: '2027-05-04', who: { by: 'anna@hotel-seeblick.example', role } },
      getHouse: house,
      getHouseDraft: house.draft,
      changeHouse: takeAll(house),
      ...answers,
    },
  });
  await screen.findByRole('heading', { level: 1 });
  const asked = (operationId: string): Call[] => shown.calls.filter((call) => call.operationId === operationId);
  const sent = () => asked('changeHouse').flatMap(({ body }) => (body as { changes: Change[] }).changes);
  return { ...shown, asked, sent };
}

type Change = { readonly path: string; readonly before?: unknown; readonly after?: unknown };
