import { recommendedLanguages, spokenLanguages, type SpokenLanguage } from '../../app/i18n/language-names.ts';
import { MenuList } from '@stayfront/ui/parts/menu-list.tsx';
import { useVisit } from '../../app/flow/visit.tsx';
import { useQueryNote } from './use-query-note.ts';

export default function LanguageList({ isFocused, onChosen }: { isFocused?: boolean; onChosen: () => void }) {
  const { language, speak } = useVisit();
  const noteInQuery = useQueryNote();
  const listed = (codes: readonly SpokenLanguage[]) =>
    codes.map((code) => ({ key: code, name: spokenLanguages[code], lang: code }));
  const others = (Object.keys(spokenLanguages) as SpokenLanguage[]).filter(
    (code) => !recommendedLanguages.includes(code),
  );
  return (
    <MenuList
      groups={[listed(recommendedLanguages), listed(others)]}
      current={language}
      isFocused={isFocused}
      onChoose={(code) => {
        speak(code);
        noteInQuery('lang', code);
        onChosen();
      }}
    />
  );
}
