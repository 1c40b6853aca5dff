import { NoAnswer, RefusedCall } from '@stayfront/contract/call';
import { deskExamples } from '@stayfront/contract/examples/desk-examples';
import { importExamples } from '@stayfront/contract/examples/import-examples';
import { archiveExamples } from '@stayfront/contract/examples/archive-examples';
import type { Arrival } from '@stayfront/contract/desk/archive';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { showDesk } from '../../testing/show-desk.tsx';
import type { Answers } from '../../testing/example-transport.ts';

const house = deskExamples.getDeskHouse.answer;
const show = (answers: Answers = {}, role = 'owner') => {
  const getDeskHouse = { ...house, who: { by: 'anna@hotel-seeblick.example', role } };
  return showDesk('/1001/desk/moving', {
    answers: { getDeskHouse, listArrivals: { arrivals: [] }, ...answers },
  });
};
const called = (calls: readonly { operationId: string }[], name: string) =>
  calls.filter(({ operationId }) => operationId === name);
const refused =
  (code: string, details: object = {}) =>
  () => {
    throw new RefusedCall({ code, status: 409, title: code, type: '', requestId: '1', ...details } as never);
  };
const csv = new File(['Reservation Number;Check in Date\n7734019;03/07/2027'], 'may.csv', { type: 'text/csv' });
const zip = new File(['PK'], 'hotel.zip', { type: 'application/zip' });
const checked = importExamples.checkReservationImport.answer;
const [trying, faulty] = archiveExamples.listArrivals.answer.arrivals as [Arrival, Arrival];
const fine: Arrival = { ...trying, state: 'checked', share: null, checked: { ...faulty.checked, faults: [] } as never };
/** A server at which archives stand as they are put, and one that is sent is found to be so at once. */
function arrivals(found: Arrival, ...before: Arrival[]) {
  let all = before;
  return {
    listArrivals: () => ({ arrivals: all }),
    checkArrival: () => (all = [found])[0],
    finishArrival: () => (all = [{ ...found, state: 'here', checked: null, hotelId: 1002 }])[0],
    forgetArrival: () => {
      all = [];
      return archiveExamples.forgetArrival.answer;
    },
  };
}
const pick = (label: RegExp) => screen.findByLabelText(label);

test('K35 an owner reads what an archive has in it and how large it is, and downloads it', async () => {
  await show();
  const section = within(await screen.findByRole('region', { name: 'Take everything along' }));
  expect(await section.findByText(/1,830 reservations with their history/)).toBeTruthy();
  expect(section.getByText('about 61 MB')).toBeTruthy();
  expect(section.getByRole('link', { name: /Download everything/ }).getAttribute('href')).toBe(
    '/api/hotels/1001/operator/archive',
  );
});

test('K35 where nobody answers, what can be had is asked for again', async () => {
  let isThere = false;
  const { user } = await show({
    describeArchive: () => {
      if (!isThere) throw new NoAnswer('Nobody is there');
      return archiveExamples.describeArchive.answer;
    },
  });
  const section = within(await screen.findByRole('region', { name: 'Take everything along' }));
  const again = await section.findByRole('button', { name: 'Try again' });
  isThere = true;
  await user.click(again);
  expect(await section.findByText(/1,830 reservations/)).toBeTruthy();
});

test('K35 an archive is sent and tried, and says by file and line why it cannot come in', async () => {
  const { user, calls } = await show(arrivals({ ...faulty, name: 'hotel.zip' }));
  await user.upload(await pick(/archive of a hotel/), zip);
  expect(await screen.findByText(/2 things are not right/)).toBeTruthy();
  expect(screen.getByText('reservations.jsonl').closest('li')?.textContent).toMatch(
    /line 812: This cannot be so:.*arrival/,
  );
  expect(screen.queryByRole('button', { name: /Bring Hotel Seeblick in/ })).toBeNull();
  expect(called(calls, 'sendArrivalPiece')).toHaveLength(1);
  expect(called(calls, 'checkArrival')).toMatchObject([{ body: { pieces: 1, name: 'hotel.zip' } }]);
  expect(called(calls, 'finishArrival')).toEqual([]);
  await user.click(screen.getByRole('button', { name: 'Forget this archive' }));
  await waitFor(() => expect(screen.queryByText(/2 things are not right/)).toBeNull());
});

test('K35 an archive without a fault becomes a further hotel once somebody says so', async () => {
  const { user, calls } = await show(arrivals(fine));
  await user.upload(await pick(/archive of a hotel/), zip);
  const button = await screen.findByRole('button', { name: 'Bring Hotel Seeblick in' });
  expect(screen.getByText(/Its number 1001 is taken here, so it becomes 1002/)).toBeTruthy();
  await user.click(button);
  expect(await screen.findByRole('button', { name: /Open the desk of hotel 1002/ })).toBeTruthy();
  expect(called(calls, 'finishArrival')).toMatchObject([{ body: { pieces: 8 } }]);
});

test('K35 who comes back, or opens a second tab, sees how far an archive is, and may stop it', async () => {
  const { user, calls } = await show(arrivals(fine, trying));
  expect(await screen.findByText('Every line of it is being tried: 42 %')).toBeTruthy();
  const progress = screen.getByRole('progressbar', { name: 'How much of it was tried' });
  expect(progress.getAttribute('value')).toBe('0.42');
  await user.click(screen.getByRole('button', { name: 'Stop and forget it' }));
  await waitFor(() => expect(screen.queryByRole('progressbar')).toBeNull());
  expect(called(calls, 'forgetArrival')).toHaveLength(1);
});

test('K35 where nobody is heard of at the server, that is said, with what to do', async () => {
  await show(arrivals(fine, { ...trying, state: 'bringing', isSilent: true }));
  expect(await screen.findByText(/the server may have been restarted. It begins anew by itself/)).toBeTruthy();
});

test('K35 where the connection goes, sending goes on where it stopped', async () => {
  let isThere = false;
  const { user, calls } = await show({
    ...arrivals(fine),
    sendArrivalPiece: () => {
      if (!isThere) throw new NoAnswer('Nobody is there');
      return archiveExamples.sendArrivalPiece.answer;
    },
  });
  await user.upload(await pick(/archive of a hotel/), zip);
  expect(await screen.findByText(/What was sent is kept/)).toBeTruthy();
  isThere = true;
  await user.click(screen.getByRole('button', { name: 'Go on sending' }));
  expect(await screen.findByRole('button', { name: 'Bring Hotel Seeblick in' })).toBeTruthy();
  expect(called(calls, 'sendArrivalPiece')).toHaveLength(2);
});

test('K35 where hotels of others live, an owner hears who brings an archive in', async () => {
  const { user } = await show({ sendArrivalPiece: refused('beginning.not_yours') });
  await user.upload(await pick(/archive of a hotel/), zip);
  expect(await screen.findByText(/Hotels of other owners live here, too/)).toBeTruthy();
});

test('K35 a file of reservations is read, mended by hand, and brought along when nothing is asked any more', async () => {
  const good = { ...checked, asks: [], faults: [], faultyLines: 0, withoutRoom: [], linesWithoutRoom: 0 };
  let isCutOff = true;
  const { user, calls } = await show({
    checkReservationImport: ({ body }: { body: unknown }) => ((body as { words?: object }).words ? good : checked),
    // A proxy that waits no longer for an answer.
    importReservations: () => {
      if (!isCutOff) return importExamples.importReservations.answer;
      isCutOff = false;
      throw new NoAnswer('Cut off');
    },
  });
  await user.upload(await pick(/A CSV or XLSX file/), csv);
  expect(await screen.findByText('which room of this house each of its rooms is')).toBeTruthy();
  const fault = screen.getByText(/Line 12: say which room of this house it is/).closest('li');
  expect(fault?.textContent).toMatch(/Attic/);
  expect(screen.getByRole('button', { name: 'Bring them along' }).hasAttribute('disabled')).toBe(true);
  await user.selectOptions(screen.getByLabelText('What Attic is here'), 'Double Room with Lake View');
  await waitFor(() => expect(screen.queryByText(/Line 12:/)).toBeNull());
  await user.click(screen.getByRole('button', { name: 'Bring them along' }));
  expect(await screen.findByText(/41 reservations are here now/)).toBeTruthy();
  const sent = calls.filter(({ operationId }) => operationId === 'importReservations');
  expect(sent[0]).toMatchObject({ body: { takes: 'all', overbooks: false, name: 'may.csv' } });
  expect(sent).toHaveLength(2);
  expect(new Set(sent.map(({ key }) => key)).size).toBe(1);
});

test('K35 bad lines stay out and guests without a room come in only when somebody says so', async () => {
  const { user, calls } = await show({ checkReservationImport: { ...checked, asks: [] } });
  await user.upload(await pick(/A CSV or XLSX file/), csv);
  const bring = await screen.findByRole('button', { name: 'Bring them along' });
  expect(bring.hasAttribute('disabled')).toBe(true);
  await user.click(screen.getByRole('checkbox', { name: /Take those without a room, too/ }));
  await user.click(screen.getByRole('checkbox', { name: 'Leave 2 bad lines out' }));
  await user.click(bring);
  await waitFor(() =>
    expect(called(calls, 'importReservations')).toMatchObject([{ body: { takes: 'good-lines', overbooks: true } }]),
  );
});

test('K35 a file that is none says so, and one that was brought along is taken back', async () => {
  const { user, calls } = await show({ checkReservationImport: refused('import.unreadable') });
  await user.upload(await pick(/A CSV or XLSX file/), csv);
  expect(await screen.findByText(/This file cannot be read/)).toBeTruthy();
  await user.click(await screen.findByRole('button', { name: 'Take reservations-may.csv back' }));
  await waitFor(() => expect(called(calls, 'undoReservationImport')).toHaveLength(1));
  expect(screen.getByText(/taken back by anna@hotel-seeblick.example/)).toBeTruthy();
});

test('K35 a manager brings reservations along, and leaves whole hotels to the owners', async () => {
  await show({ listReservationImports: { imports: [] } }, 'manager');
  expect(await screen.findByText('No file was brought along yet.')).toBeTruthy();
  expect(screen.getByText(/Only the owners of this hotel take all of it along/)).toBeTruthy();
  expect(screen.queryByRole('link', { name: /Download everything/ })).toBeNull();
});
