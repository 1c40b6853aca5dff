import { Plural, Trans } from '@lingui/react/macro';
import { ChevronRight } from 'lucide-react';
import { Link } from 'react-router';
import type { HouseNow } from '../../../features/house/house-store.ts';
import { outdatedOf, textsOf } from '../../../features/house/texts-of.ts';
import { useFieldHref } from '../../../features/house/use-field-href.ts';
import { useHouseNow } from '../../../features/house/use-house-store.ts';
import { languageName } from '../../../features/reservation/language-name.ts';
import { Mark } from '../../../parts/mark.tsx';
import { Section } from '../../../parts/section.tsx';

const documentOf = ({ document }: HouseNow) => document;

/** In how many of its languages the house is written, and where the first gap is. */
export function LanguagesSection() {
  const hrefOf = useFieldHref();
  const old = useHouseNow(outdatedOf);
  const { original, texts, languages } = textsOf(useHouseNow(documentOf));
  return (
    <Section title={<Trans>Languages</Trans>} count={languages.length}>
      <ul className="lines-list">
        {languages.map(({ language, missing }) => {
          const again = old.get(language) ?? [];
          const [first] = [...missing, ...again];
          return (
            <li key={language}>
              <Link className="entry" to={hrefOf(first ?? 'languages', language)}>
                <span className="entry__words">
                  <b>{languageName(language)}</b>
                  {language === original && (
                    <small>
                      <Trans>The hotel’s own language</Trans>
                    </small>
                  )}
                </span>
                {again.length > 0 && (
                  <Mark tone="warn">
                    <Plural value={again.length} one="# to look at again" other="# to look at again" />
                  </Mark>
                )}
                {missing.length > 0 ? (
                  <Mark tone="warn">
                    <Plural value={missing.length} one="# text is missing" other="# texts are missing" />
                  </Mark>
                ) : (
                  <Mark tone="ok">
                    <Plural value={texts} one="# text" other="all # texts" />
                  </Mark>
                )}
                <ChevronRight className="ic ic-s flip" aria-hidden />
              </Link>
            </li>
          );
        })}
      </ul>
    </Section>
  );
}
