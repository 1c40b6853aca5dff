/** The zone that the clock of this device is set to. It says where somebody may be, and writes nothing. */
// oxlint-disable-next-line no-restricted-globals -- it is asked where it is, not how to write
export const readOwnZone = (): string => new Intl.DateTimeFormat().resolvedOptions().timeZone;
