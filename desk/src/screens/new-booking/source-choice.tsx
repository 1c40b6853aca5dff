import { useLingui } from '@lingui/react/macro';
import { Footprints, Phone } from 'lucide-react';
import type { Draft } from './draft.ts';

type Source = Draft['source'];

/** Where the guest is: at the telephone or at the door. */
export function SourceChoice({ source, onSource }: { source: Source; onSource: (source: Source) => void }) {
  const { t } = useLingui();
  const choices = [
    { value: 'phone', icon: Phone, words: t`By telephone` },
    { value: 'walk-in', icon: Footprints, words: t`At the door` },
  ] as const;
  return (
    <fieldset className="source">
      <legend className="sr">{t`How the guest asks`}</legend>
      {choices.map(({ value, icon: Icon, words }) => (
        <label key={value}>
          <input type="radio" name="source" checked={source === value} onChange={() => onSource(value)} />
          <Icon className="ic ic-s" aria-hidden />
          {words}
        </label>
      ))}
    </fieldset>
  );
}
