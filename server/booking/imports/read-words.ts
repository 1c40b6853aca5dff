import type { CheckedImport } from '@stayfront/contract/desk/imports';
import type { PropertyDocument } from '@stayfront/contract/property/property-document';
import type { ImportLine } from '@stayfront/rules/reservation-sheet/import-fields';
import { readStatus, type ImportStatus } from '@stayfront/rules/reservation-sheet/import-status';
import { matchWord, type Called } from '@stayfront/rules/reservation-sheet/match-word';
import type { Said } from './layout.store.ts';
import { namesOfHouse } from './names-of-house.ts';

export type ReadWords = {
  readonly told: CheckedImport['words'];
  findRoom(word: string): string | null;
  findRatePlan(word: string): string | null;
  findStatus(word: string): ImportStatus | null;
};

/** A house has so many words at most; what is typed freely in such a column is not listed for ever. */
const mostWords = 200;

/** What the words of a file mean in this house: as somebody has said, as the house calls it, or as a guess. */
export function readWords(
  document: PropertyDocument,
  lines: readonly ImportLine[],
  said: Said['words'] = { rooms: {}, ratePlans: {}, statuses: {} },
): ReadWords {
  const names = namesOfHouse(document);
  const matched = (field: 'room' | 'ratePlan', things: readonly Called[], by: Readonly<Record<string, string>>) =>
    wordsIn(lines, field).map(([word, count]) => {
      const own = by[word];
      const isThere = own !== undefined && things.some(({ id }) => id === own);
      const { id, isSure } = isThere ? { id: own, isSure: true } : matchWord(word, things);
      return { word, lines: count, meant: id, isSure };
    });
  const rooms = matched('room', names.rooms, said.rooms);
  const ratePlans = matched('ratePlan', names.ratePlans, said.ratePlans);
  const statuses = wordsIn(lines, 'status').map(([word, count]) => {
    const meant = said.statuses[word] ?? readStatus(word);
    return { word, lines: count, meant, isSure: meant !== null };
  });
  const finder = <Value>(told: readonly { readonly word: string; readonly meant: Value }[]) => {
    const known = new Map(told.map(({ word, meant }) => [word, meant]));
    return (word: string): Value | null => known.get(keyOf(word)) ?? null;
  };
  return {
    told: {
      rooms: rooms.slice(0, mostWords),
      ratePlans: ratePlans.slice(0, mostWords),
      statuses: statuses.slice(0, mostWords),
    },
    findRoom: finder(rooms),
    findRatePlan: finder(ratePlans),
    findStatus: (word) => (word === '' ? 'booked' : finder(statuses)(word)),
  };
}

const keyOf = (word: string): string => word.trim().slice(0, 200);

/** The words of a column, those in most lines first. */
function wordsIn(lines: readonly ImportLine[], field: 'room' | 'ratePlan' | 'status'): [string, number][] {
  const counts = new Map<string, number>();
  for (const line of lines) {
    const word = keyOf(line[field] ?? '');
    if (word !== '') counts.set(word, (counts.get(word) ?? 0) + 1);
  }
  return [...counts].toSorted(([, a], [, b]) => b - a);
}
