import type { ReactNode } from 'react';
import { I18nProvider } from '@lingui/react';
import { render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router';
import { loadCatalogue, wantLaterTexts } from '../app/i18n/load-catalogue.ts';
import type { SpokenLanguage } from '../app/i18n/language-names.ts';

/** Shows one part with its texts without a browser, and nothing of the application around it. */
export async function showPart(part: ReactNode, language: SpokenLanguage = 'en') {
  await wantLaterTexts();
  const i18n = await loadCatalogue(language);
  const { container } = render(
    <I18nProvider i18n={i18n}>
      <MemoryRouter>{part}</MemoryRouter>
    </I18nProvider>,
  );
  return { user: userEvent.setup(), container };
}
