type Card = { readonly brand: string | null; readonly suffix: string | null };

/** Visa ···· 4421: as much of a card as is known. */
export function cardName({ brand, suffix }: Card): string {
  const name = brand ? brand.charAt(0).toUpperCase() + brand.slice(1) : '';
  return [name, suffix ? `···· ${suffix}` : ''].filter(Boolean).join(' ');
}
