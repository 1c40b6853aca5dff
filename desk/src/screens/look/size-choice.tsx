import { useLingui } from '@lingui/react/macro';
import type { Customization } from '@stayfront/contract/customization';
import { Segments } from '../../parts/segments.tsx';

type FontSize = Customization['fontSizePrimary'];

/** Three sizes side by side; arrow keys move between them, as radio buttons do. */
export function SizeChoice({
  label,
  size,
  isDisabled,
  onChange,
}: {
  label: string;
  size: FontSize;
  isDisabled: boolean;
  onChange: (size: FontSize) => void;
}) {
  const { t } = useLingui();
  const sizes = {
    small: t({ message: 'Small', comment: 'Size of letters' }),
    medium: t({ message: 'Medium', comment: 'Size of letters' }),
    large: t({ message: 'Large', comment: 'Size of letters' }),
  };
  return (
    <Segments
      legend={label}
      options={(Object.keys(sizes) as FontSize[]).map((key) => ({ key, name: sizes[key] }))}
      chosen={size}
      isDisabled={isDisabled}
      onChange={onChange}
    />
  );
}
