import { spokenLanguages, type SpokenLanguage } from '../../i18n/languages.ts';
import { MenuList } from '../../parts/menu-list.tsx';
import { useVisit } from '../../page/visit.tsx';
import { useQueryNote } from './use-query-note.ts';

export default function LanguageList({ isFocused, onChosen }: { isFocused?: boolean; onChosen: () => void }) {
  const { language, speak } = useVisit();
  const noteInQuery = useQueryNote();
  const items = (Object.keys(spokenLanguages) as SpokenLanguage[]).map((code) => ({
    key: code,
    name: spokenLanguages[code],
    lang: code,
  }));
  return (
    <MenuList
      groups={[items]}
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
