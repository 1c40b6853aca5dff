import { happeningGroup, happeningPatterns } from '../booking/happening-group.ts';

/** Where something that people of a hotel changed is written down: with a reservation, or with the hotel itself. */
export type ChangeSource = 'hotel' | 'reservation';

/** Under what changes are filtered; settings is whatever of the hotel has no kind of its own. */
export const changeKinds = [
  'calendar',
  'people',
  'sign-in',
  'look',
  'property',
  'settings',
  'booking',
  'money',
  'letter',
  'house',
] as const;
export type ChangeKind = (typeof changeKinds)[number];

const ofHotel = {
  calendar: '^calendar\\.',
  people: '^operator\\.(invited|invited_again|role_changed|removed)$',
  'sign-in': '^operator\\.(signed_in|signed_out|session_ended|sessions_ended|passkey_added|passkey_removed)$',
  look: '^(customization|picture)\\.',
  property: '^(house|set-up|hotel)\\.',
} as const;

const compiled = (['calendar', 'people', 'sign-in', 'look', 'property'] as const).map(
  (kind) => [kind, new RegExp(ofHotel[kind])] as const,
);

export const changeKind = (source: ChangeSource, what: string): ChangeKind =>
  source === 'reservation'
    ? happeningGroup(what)
    : (compiled.find(([, pattern]) => pattern.test(what))?.[0] ?? 'settings');

/** Where a kind is found: by one pattern that fits, or by several of which none does. */
export type KindPatterns = {
  readonly source: ChangeSource;
  readonly fits: string | null;
  readonly fitsNone: readonly string[];
};

export function patternsOf(kind: ChangeKind): KindPatterns {
  if (kind === 'settings') return { source: 'hotel', fits: null, fitsNone: Object.values(ofHotel) };
  if (kind === 'booking') return { source: 'reservation', fits: null, fitsNone: Object.values(happeningPatterns) };
  const pattern: string | undefined = Object.entries(ofHotel).find(([name]) => name === kind)?.[1];
  if (pattern !== undefined) return { source: 'hotel', fits: pattern, fitsNone: [] };
  return { source: 'reservation', fits: happeningPatterns[kind as keyof typeof happeningPatterns], fitsNone: [] };
}
