import { useLingui } from '@lingui/react/macro';
import { fieldOf, type Fields } from '@stayfront/rules/house-draft/fields';
import { readEntries } from '../../../features/house/entries.ts';
import type { HouseNow } from '../../../features/house/house-store.ts';
import type { Template } from '../../../features/house/template-dialog.tsx';
import { useHouseNow } from '../../../features/house/use-house-store.ts';
import { useTextLanguage } from '../../../features/house/use-text-language.ts';
import { useTextOf } from '../../../features/house/use-words.ts';

const documentOf = ({ document }: HouseNow): Fields => document;

/** What a new rate can begin as: one with prices of its own, or one that follows another. */
export function useRateTemplates(): readonly Template[] {
  const { t } = useLingui();
  const { original } = useTextLanguage();
  const document = useHouseNow(documentOf);
  const textOf = useTextOf();
  const [parent] = readEntries(document, 'ratePlans').filter(({ entry }) => fieldOf(entry, 'follows') === undefined);
  const policies = readEntries(document, 'cancellationPolicies');
  const begins = (id: string, name: string): Fields => ({
    id,
    code: id.replaceAll('-', '').slice(0, 20).toUpperCase(),
    name: { [original]: name },
    description: {},
    guarantee: 'None',
    isBestAvailableRate: false,
    isPackageOnly: false,
    services: [],
    ...(policies[0] ? { cancellationPolicy: policies[0].id } : {}),
  });
  const typed: Template = {
    id: 'rate',
    name: t`With prices of its own`,
    note: t`Typed night by night in the calendar.`,
    make: begins,
  };
  if (!parent) return [typed];
  const parentName = textOf(fieldOf(parent.entry, 'name')) || parent.id;
  return [
    typed,
    {
      id: 'follower',
      name: t`Following ${parentName}`,
      note: t`Ten per cent less, until you say otherwise. When ${parentName} changes, it changes.`,
      make: (id, name) => ({
        ...begins(id, name),
        ...(fieldOf(parent.entry, 'pricesPer') === undefined ? {} : { pricesPer: fieldOf(parent.entry, 'pricesPer') }),
        follows: { ratePlan: parent.id, change: { kind: 'percent', basisPoints: -1000 }, rules: 'parent' },
      }),
    },
  ];
}
