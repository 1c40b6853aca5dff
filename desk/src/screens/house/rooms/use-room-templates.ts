import { useLingui } from '@lingui/react/macro';
import type { Template } from '../../../features/house/template-dialog.tsx';
import { useAreaUnit } from '../../../features/house/use-area-unit.ts';
import { useTextLanguage } from '../../../features/house/use-text-language.ts';

/** What a new room can begin as. */
export function useRoomTemplates(): readonly Template[] {
  const { t } = useLingui();
  const { original } = useTextLanguage();
  const isMetric = useAreaUnit() === 'm²';
  return [
    {
      id: 'room',
      name: t`A room for two`,
      make: (id, name) => ({
        id,
        name: { [original]: name },
        description: {},
        maxOccupancy: 2,
        bedrooms: 1,
        beds: 1,
        bathrooms: 1,
        size: isMetric ? 20 : 215,
        amenities: [],
        pictures: [],
      }),
    },
  ];
}
