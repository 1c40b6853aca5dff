import type { ConnectionAccount } from '../../property/connection-account/connection-account.ts';

/** What the hotel has said of Google; the key and the code are Google's words for who speaks, and of which hotel. */
export type GoogleSettings = {
  readonly partner: string;
  readonly hotelCode: string;
  /** So many nights from today on are told night by night. */
  readonly days: number;
  /** Of what is told stay by stay: arrivals on so many days, and so many nights at most. */
  readonly exactDays: number;
  readonly exactNights: number;
};

export const usualSettings = { days: 360, exactDays: 180, exactNights: 14 } as const;

/** Null where something is missing, so that nothing can be told. */
export function readGoogleSettings({
  hotelId,
  settings,
}: Pick<ConnectionAccount, 'hotelId' | 'settings'>): GoogleSettings | null {
  const { partnerKey, hotelCode = String(hotelId) } = settings;
  if (typeof partnerKey !== 'string' || partnerKey === '' || typeof hotelCode !== 'string') return null;
  const within = (name: keyof typeof usualSettings, most: number): number => {
    const said = settings[name];
    return typeof said === 'number' && Number.isInteger(said) && said > 0 ? Math.min(said, most) : usualSettings[name];
  };
  return {
    partner: partnerKey,
    hotelCode,
    days: within('days', 500),
    exactDays: within('exactDays', 330),
    exactNights: within('exactNights', 30),
  };
}
