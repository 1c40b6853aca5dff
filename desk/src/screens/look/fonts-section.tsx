import { Trans, useLingui } from '@lingui/react/macro';
import type { Customization } from '@stayfront/contract/customization';
import { ChevronDown } from 'lucide-react';
import { SelectField } from '@stayfront/ui/parts/select-field.tsx';
import { allFamilies, type FontFamily } from '@stayfront/ui/theme/fonts.ts';
import { SizeChoice } from './size-choice.tsx';
import './fonts-section.css';

interface FontsSectionProps {
  look: Customization;
  isDisabled: boolean;
  onChange: (part: Partial<Customization>) => void;
}

const options = allFamilies.map((family) => ({ value: family, label: family }));

/** Three fonts, each in one of three sizes. */
export function FontsSection({ look, isDisabled, onChange }: FontsSectionProps) {
  const { t } = useLingui();
  const roles = [
    {
      name: t({ message: 'Texts', comment: 'Running text of the page, for which a font is chosen' }),
      family: 'fontFamilyPrimary',
      size: 'fontSizePrimary',
    },
    { name: t`Buttons`, family: 'fontFamilyBtn', size: 'fontSizeBtn' },
    {
      name: t({ message: 'Titles', comment: 'Headings of the page, for which a font is chosen' }),
      family: 'fontFamilyTitle',
      size: 'fontSizeTitle',
    },
  ] as const;
  return (
    <details className="look__part look__fonts" open>
      <summary>
        <Trans>Fonts</Trans>
        <ChevronDown className="ic" aria-hidden />
      </summary>
      {roles.map(({ name, family, size }) => (
        <div key={family} className="look__font">
          <SelectField
            label={name}
            value={look[family]}
            options={options}
            isDisabled={isDisabled}
            onChange={(chosen) => onChange({ [family]: chosen as FontFamily })}
          />
          <SizeChoice
            label={`${name}: ${t`Size`}`}
            size={look[size]}
            isDisabled={isDisabled}
            onChange={(chosen) => onChange({ [size]: chosen })}
          />
        </div>
      ))}
    </details>
  );
}
