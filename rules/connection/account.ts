/** Other systems of the hotel that speak their own languages with us. */
export const systemKinds = ['alpinebits', 'channel-manager', 'google', 'ical'] as const;
export type SystemKind = (typeof systemKinds)[number];

/** `alpinebits.our-pms`: the kind, and what the hotel calls it. */
export type SystemId = `${SystemKind}.${string}`;
export type System = { readonly kind: SystemKind; readonly name: string };

export const systemId = ({ kind, name }: System): SystemId => `${kind}.${name}`;

export function readSystemId(id: string): System | null {
  const [, kind, name] = /^(alpinebits|channel-manager|google|ical)\.([a-z0-9][a-z0-9-]{0,39})$/.exec(id) ?? [];
  return kind && name ? { kind: kind as SystemKind, name } : null;
}

/** What a system decides at a hotel. What it does not own it cannot change. */
export const ownedParts = ['prices', 'stock', 'restrictions'] as const;
export type Owned = (typeof ownedParts)[number];

/** What the hotel has said of a system. Each kind has more of its own. */
export type AccountSettings = {
  /** Whether it takes the hotel's bookings. */
  readonly bookings?: boolean;
  /** Its codes, each with the room or rate plan of ours that it means. */
  readonly rooms?: Readonly<Record<string, string>>;
  readonly ratePlans?: Readonly<Record<string, string>>;
  readonly [more: string]: unknown;
};
