/** Whose page an address is of; null where it is none. */
export function originOf(address: string): string | null {
  try {
    return new URL(address).origin;
  } catch {
    return null; // there is no other way to ask in browsers without URL.canParse
  }
}
