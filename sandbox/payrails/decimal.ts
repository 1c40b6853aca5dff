// ISO 4217; two decimals unless named here.
const decimals: Readonly<Record<string, number>> = { JPY: 0, KRW: 0, CLP: 0, BHD: 3, JOD: 3, KWD: 3, OMR: 3 };

/** In whole minor units; null for what is no amount of the currency. */
export function readMinor(value: unknown, currency: string): number | null {
  const places = decimals[currency] ?? 2;
  const [, whole, fraction = ''] = /^(\d{1,12})(?:\.(\d+))?$/.exec(typeof value === 'string' ? value : '') ?? [];
  if (whole === undefined || fraction.length > places) return null;
  return Number(whole + fraction.padEnd(places, '0'));
}

export function writeMinor(minor: number, currency: string): string {
  const places = decimals[currency] ?? 2;
  return (minor / 10 ** places).toFixed(places);
}
