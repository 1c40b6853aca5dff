import type { TextLanguage } from '@stayfront/rules/house-draft/list-texts';
import { useLingui } from '@lingui/react/macro';
import { directionOf } from '@stayfront/rules/language/direction-of';
import { fieldOf, isFields, type Fields } from '@stayfront/rules/house-draft/fields';
import { classes } from '@stayfront/ui/parts/classes.ts';
import type { ReactNode } from 'react';
import { useDesk } from '../../../app/page/desk-context.tsx';
import { languageName } from '../../reservation/language-name.ts';
import { FieldShell } from '../field-shell.tsx';
import { outdatedOf } from '../texts-of.ts';
import { useField } from '../use-field.ts';
import { useHouseNow } from '../use-house-store.ts';
import { useTextLanguage } from '../use-text-language.ts';
import type { HouseFieldProps } from './field-props.ts';
import { LanguageMarks } from './language-marks.tsx';
import { TextBox } from './text-box.tsx';
import { TranslationHelp } from './translation-help.tsx';
import './house-texts-field.css';

interface HouseTextsProps extends HouseFieldProps {
  /** Several lines. */
  rows?: number;
  /** Whether it is told in which languages it is missing. */
  hasMarks?: boolean;
}

/** A text in the hotel's own language and, beside it, in the one that is looked at. Marks below say which are missing. */
export function HouseTexts(props: HouseTextsProps) {
  const { at, label, hint, isOptional = false, className, rows, hasMarks = true } = props;
  const { t } = useLingui();
  const { original, offered, beside, show } = useTextLanguage();
  const texts = useField<Fields>(at);
  const written = isFields(texts.value) ? texts.value : {};
  const old = useHouseNow(outdatedOf);
  const isOutdated = (code: TextLanguage): boolean => old.get(code)?.includes(at) ?? false;
  const has = (code: string): boolean => fieldOf(written, code) !== undefined;
  // A fault in a language that is not looked at is said at the original: nobody has to search for it.
  const besideFault = useField<string>(`${at}/${beside ?? original}`).error;
  const named = (code: TextLanguage) => (
    <>
      {label ?? texts.name} <span className="opt">{languageName(code)}</span>
    </>
  );
  const shared = { at, rows, texts: texts.value, change: texts.change };
  return (
    <div className={classes('house-texts', beside !== null && 'is-double', className)}>
      <OneText
        {...shared}
        language={original}
        label={beside === null ? (label ?? texts.name) : named(original)}
        hint={hint}
        optionalLabel={isOptional ? t`optional` : undefined}
        faultOfAll={beside !== null && besideFault !== undefined ? undefined : texts.error}
      />
      {beside !== null && (
        <div>
          <OneText {...shared} language={beside} label={named(beside)} />
          <TranslationHelp key={beside} at={at} original={original} language={beside} />
        </div>
      )}
      {hasMarks && offered.length > 1 && (Object.keys(written).length > 0 || !isOptional) && (
        <LanguageMarks languages={offered} has={has} isOutdated={isOutdated} shown={beside} onShow={show} />
      )}
    </div>
  );
}

interface OneTextProps {
  at: string;
  language: TextLanguage;
  texts: Fields | undefined;
  change: (texts: Fields | undefined) => void;
  label: ReactNode;
  hint?: ReactNode;
  optionalLabel?: string | undefined;
  rows?: number | undefined;
  faultOfAll?: string | undefined;
}

function OneText({ at, language, texts, change, faultOfAll, optionalLabel, ...box }: OneTextProps) {
  const desk = useDesk();
  const one = useField<string>(`${at}/${language}`);
  const put = (text: string): void => {
    const others = Object.keys(texts ?? {}).filter((code) => code !== language);
    // The last of them takes the text with it: a text in no language is none. A line of a list stays where it is.
    if (text === '' && others.length === 0) change(/\/\d+$/.test(at) ? {} : undefined);
    else one.change(text === '' ? undefined : text);
  };
  return (
    <FieldShell address={`${at}/${language}`}>
      <TextBox
        {...box}
        {...(optionalLabel === undefined ? {} : { optionalLabel })}
        error={one.error ?? faultOfAll}
        value={one.value ?? ''}
        onChange={put}
        onBlur={() => one.value !== undefined && one.value !== one.value.trim() && put(one.value.trim())}
        isReadOnly={one.isReadOnly}
        language={language === desk.language ? undefined : language}
        direction={directionOf(language)}
      />
    </FieldShell>
  );
}
