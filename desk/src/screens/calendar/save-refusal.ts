import { RefusedCall } from '@stayfront/contract/call';
import type {
  CalendarBelowSold,
  CalendarChanged,
  CalendarGuarded,
  CalendarNotUndone,
  CalendarWarned,
} from '@stayfront/contract/desk/calendar/refused';

/** Why nothing was saved, with the nights that it is about. */
export type SaveRefusal =
  | ({ readonly kind: 'changed' } & CalendarChanged)
  | ({ readonly kind: 'below-sold' } & CalendarBelowSold)
  | ({ readonly kind: 'guarded' } & CalendarGuarded)
  | ({ readonly kind: 'warned' } & CalendarWarned)
  | { readonly kind: 'too-large' }
  | { readonly kind: 'not-yours' }
  | { readonly kind: 'no-answer' };

/** Why something that was saved cannot be undone. */
export type UndoRefusal =
  | ({ readonly kind: 'not-undone'; readonly changeId: string } & CalendarNotUndone)
  | SaveRefusal;

const kinds: Readonly<Record<string, SaveRefusal['kind']>> = {
  'calendar.changed': 'changed',
  'calendar.below_sold': 'below-sold',
  'calendar.guarded': 'guarded',
  'calendar.warned': 'warned',
  'calendar.too_large': 'too-large',
  'operator.role': 'not-yours',
};

export function refusalOf(error: unknown): SaveRefusal {
  if (!(error instanceof RefusedCall)) return { kind: 'no-answer' };
  const kind = kinds[error.problem.code] ?? 'no-answer';
  return { kind, ...error.problem.details } as SaveRefusal;
}

export function undoRefusalOf(error: unknown, changeId: string): UndoRefusal {
  if (error instanceof RefusedCall && error.problem.code === 'calendar.not_undone')
    return { kind: 'not-undone', changeId, ...(error.problem.details as CalendarNotUndone) };
  return refusalOf(error);
}
