import { directionOf } from '@stayfront/rules/language/direction-of';
import { useRef, type KeyboardEvent } from 'react';
import { useDesk } from '../../app/page/desk-context.tsx';
import type { FlagName } from '../../features/calendar/sheet.ts';
import type { Choosing } from './use-selection.ts';

/** What keys do in the sheet; whoever may only read has but the first of them. */
interface SheetActs {
  choosing: Choosing;
  mayEdit: boolean;
  onType: (first: string) => void;
  onFlag: (flag: FlagName) => void;
  onBounds: () => void;
  onLift: () => void;
  onFill: (way: 'right' | 'down') => void;
  onUndo: () => void;
  onRedo: () => void;
  onHistory: () => void;
  onReasons: () => void;
  onFold: () => void;
  /** To the buttons of what is chosen, which stand before the sheet. */
  onTools: () => void;
  /** Rows of a page up and down. */
  page: number;
}

/** After G a letter leads to another room of the desk, and does nothing in the sheet. */
const goWaits = 1500;

const flags: Readonly<Record<string, FlagName>> = { x: 'isClosed', a: 'isClosedToArrival', d: 'isClosedToDeparture' };

export function useSheetKeys(acts: SheetActs): (event: KeyboardEvent) => void {
  const { language } = useDesk();
  const isRtl = directionOf(language) === 'rtl';
  const goneAt = useRef(-Infinity);
  return (event) => {
    if (event.target !== event.currentTarget) return;
    const key = event.key.length === 1 ? event.key.toLowerCase() : event.key;
    const isGoing = event.timeStamp - goneAt.current < goWaits;
    goneAt.current = key === 'g' && !event.ctrlKey ? event.timeStamp : -Infinity;
    if (isGoing || key === 'g') return;
    const done =
      moveKey(event, acts, isRtl) || (acts.mayEdit ? editKey(event, key, acts) : false) || readKey(event, key, acts);
    if (done) event.preventDefault();
  };
}

function moveKey(event: KeyboardEvent, { choosing: { move, chooseRows }, page }: SheetActs, isRtl: boolean): boolean {
  const isFar = event.ctrlKey || event.metaKey;
  const by = isFar ? 7 : 1;
  const ahead = isRtl ? -by : by;
  const steps: Readonly<Record<string, readonly [number, number]>> = {
    ArrowUp: [isFar ? -1000 : -1, 0],
    ArrowDown: [isFar ? 1000 : 1, 0],
    ArrowLeft: [0, -ahead],
    ArrowRight: [0, ahead],
    PageUp: [-page, 0],
    PageDown: [page, 0],
    Home: [isFar ? -1000 : 0, -1000],
    End: [isFar ? 1000 : 0, 1000],
  };
  const step = event.altKey ? undefined : steps[event.key];
  if (step) {
    move({ rows: step[0], cols: step[1] }, event.shiftKey);
    return true;
  }
  if (event.key === 'Enter' && !event.altKey && !isFar) {
    move({ rows: event.shiftKey ? -1 : 1, cols: 0 }, false);
    return true;
  }
  if (isFar && event.key.toLowerCase() === 'a') {
    chooseRows();
    return true;
  }
  return false;
}

function editKey(event: KeyboardEvent, key: string, acts: SheetActs): boolean {
  if (event.ctrlKey || event.metaKey) {
    if (event.altKey) return false;
    if (key === 'z') (event.shiftKey ? acts.onRedo : acts.onUndo)();
    else if (key === 'y') acts.onRedo();
    else if (key === 'd') acts.onFill('down');
    else if (key === 'r') acts.onFill('right');
    else return false;
    return true;
  }
  if (event.altKey) return false;
  const flag = flags[key];
  if (flag) acts.onFlag(flag);
  else if (key === 'm') acts.onBounds();
  else if (key === 'Delete' || key === 'Backspace') acts.onLift();
  else if (key === 'F2') acts.onType('');
  else if (/^[\p{Nd}+=−-]$/u.test(event.key)) acts.onType(event.key);
  else return false;
  return true;
}

function readKey(event: KeyboardEvent, key: string, acts: SheetActs): boolean {
  if (event.altKey && key === 'Enter') acts.onHistory();
  else if (event.ctrlKey || event.metaKey || event.altKey) return false;
  else if (key === 'w') acts.onReasons();
  else if (key === ' ') acts.onFold();
  else if (key === 't') acts.onTools();
  else return false;
  return true;
}
