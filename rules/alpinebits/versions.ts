/** The versions of AlpineBits HotelData that are spoken here, oldest first. */
export const alpineBitsVersions = ['2018-10', '2020-10', '2022-10', '2024-10'] as const;
export type AlpineBitsVersion = (typeof alpineBitsVersions)[number];

export const isAlpineBitsVersion = (text: string): text is AlpineBitsVersion =>
  alpineBitsVersions.some((version) => version === text);

/** Versions are written so that the order of their texts is that of time. */
export const isSince = (version: AlpineBitsVersion, since: AlpineBitsVersion): boolean => version >= since;
