/** Codes are read aloud, pasted and typed on phones: spaces, small letters and signs that nobody sees mean nothing. */
export const tidyCode = (typed: string): string => typed.replace(/[\s\p{C}]/gu, '').toUpperCase();

/** Which of some promotions or offers a typed code opens. */
export function findPromotion<Promotion extends { readonly code?: string | undefined }>(
  promotions: readonly Promotion[],
  typedCode: string,
): Promotion | null {
  const code = tidyCode(typedCode);
  return promotions.find((promotion) => promotion.code === code) ?? null;
}
