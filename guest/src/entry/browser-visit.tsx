import type { I18n } from '@lingui/core';
import { useMemo, useState } from 'react';
import { directionOf } from '@stayfront/rules/language/direction-of';
import type { SpokenLanguage } from '../app/i18n/language-names.ts';
import { loadCatalogue } from '../app/i18n/load-catalogue.ts';
import type { Boot } from '../app/page/boot.ts';
import { isFramed } from '../app/flow/is-framed.ts';
import { keep } from '../app/flow/keep.ts';
import { Root, type RootProps } from './root.tsx';
import type { Mode, Visit } from '../app/flow/visit.tsx';

interface BrowserVisitProps extends Pick<RootProps, 'transport' | 'queryClient' | 'router'> {
  boot: Boot;
  firstI18n: I18n;
}

/** The visit in the browser: the guest may change language and light, and the choice is kept for the next visit. */
export function BrowserVisit({ boot, firstI18n, ...rest }: BrowserVisitProps) {
  const [i18n, setI18n] = useState(firstI18n);
  const [mode, setMode] = useState<Mode>(boot.mode);
  const [currency, setCurrency] = useState(boot.currency);
  const visit = useMemo<Visit>(
    () => ({
      language: i18n.locale as SpokenLanguage,
      currency,
      mode,
      now: boot.now,
      isDemo: boot.isDemo,
      isFramed: isFramed(),
      sortBy: boot.sortBy,
      payment: boot.payment,
      tags: boot.tags,
      chosen: boot.chosen,
      held: boot.held,
      speak(language) {
        void loadCatalogue(language).then((next) => {
          document.documentElement.lang = language;
          document.documentElement.dir = directionOf(language);
          keep({ language });
          setI18n(next);
        });
      },
      pay(next) {
        keep({ currency: next });
        setCurrency(next);
      },
      light(next) {
        document.documentElement.dataset['mode'] = next;
        keep({ mode: next });
        setMode(next);
      },
    }),
    [i18n, currency, mode, boot],
  );
  return <Root {...rest} i18n={i18n} visit={visit} queries={boot.queries} />;
}
