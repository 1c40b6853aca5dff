import type { ReactNode } from 'react';
import { I18nProvider } from '@lingui/react';
import { MemoryRouter } from 'react-router';
import { render } from 'vitest-browser-react/pure';
import { loadCatalogue, wantLaterTexts } from '../app/i18n/load-catalogue.ts';
import type { SpokenLanguage } from '../app/i18n/language-names.ts';
import '@stayfront/ui/theme/theme.css';

/** Draws one part with its texts, and nothing of the application around it. */
export async function drawPart(part: ReactNode, language: SpokenLanguage = 'en') {
  await wantLaterTexts();
  const i18n = await loadCatalogue(language);
  return render(
    <I18nProvider i18n={i18n}>
      <MemoryRouter>{part}</MemoryRouter>
    </I18nProvider>,
  );
}
