/** What is told of a night, whichever night it is. */
export function withoutDate<Night extends { readonly date: unknown }>(night: Night): Omit<Night, 'date'> {
  const { date: _, ...rest } = night;
  return rest;
}
