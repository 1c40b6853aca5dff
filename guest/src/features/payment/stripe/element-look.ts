import type { Appearance, StripeElementLocale } from '@stripe/stripe-js';
import type { SpokenLanguage } from '../../../app/i18n/language-names.ts';
import { tokenColor } from '../token-color.ts';

/** Our languages that the provider does not speak; it calls Norwegian by another name. */
const otherwise: Partial<Record<SpokenLanguage, StripeElementLocale>> = {
  bn: 'en',
  gu: 'en',
  hi: 'en',
  mr: 'en',
  ta: 'en',
  te: 'en',
  no: 'nb',
};

export const localeOf = (language: SpokenLanguage): StripeElementLocale =>
  otherwise[language] ?? (language as StripeElementLocale);

/** The provider's fields in our colours, as they are in the guest's light. */
export function elementLook(box: Element, mode: 'light' | 'dark'): Appearance {
  const { fontFamily, fontSize } = getComputedStyle(box);
  const colorOf = (token: string): string => tokenColor(box, token);
  const [line, accent, bad] = [colorOf('--line-field'), colorOf('--accent'), colorOf('--bad')];
  return {
    theme: mode === 'dark' ? 'night' : 'stripe',
    labels: 'above',
    variables: {
      colorPrimary: accent,
      colorBackground: colorOf('--surface'),
      colorText: colorOf('--ink'),
      colorTextPlaceholder: colorOf('--ink-3'),
      colorDanger: bad,
      fontFamily,
      fontSizeBase: fontSize,
      borderRadius: '10px',
      spacingUnit: '4px',
    },
    rules: {
      '.Label': { fontSize: '14px', fontWeight: '600' },
      '.Input': { border: `1px solid ${line}`, boxShadow: 'none', padding: '14px 16px' },
      '.Input:focus': { border: `1px solid ${accent}`, boxShadow: `0 0 0 3px ${colorOf('--accent-halo')}` },
      '.Input--invalid': { border: `1px solid ${bad}`, boxShadow: 'none' },
    },
  };
}
