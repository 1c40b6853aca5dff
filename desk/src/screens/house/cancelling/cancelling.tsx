import { plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { findUses } from '@stayfront/rules/house-draft/find-uses';
import { useDesk } from '../../../app/page/desk-context.tsx';
import { HouseEntries, type ListProps } from '../../../features/house/house-entries.tsx';
import { HouseFrame } from '../../../features/house/house-frame.tsx';
import type { HouseNow } from '../../../features/house/house-store.ts';
import type { Template } from '../../../features/house/template-dialog.tsx';
import { useHouseNow } from '../../../features/house/use-house-store.ts';
import { usePolicyWords } from '../../../features/house/use-policy-words.ts';

/** Until when guests cancel freely, and what is kept after that. */
export default function Cancelling() {
  return (
    <HouseFrame section="cancelling">
      <PolicyList />
    </HouseFrame>
  );
}

const documentOf = ({ document }: HouseNow) => document;
const all = { kind: 'percent', basisPoints: 10_000 };

export function PolicyList({ brief }: ListProps) {
  const { t } = useLingui();
  const { hotelId } = useDesk();
  const policyName = usePolicyWords();
  const document = useHouseNow(documentOf);
  const usesOf = (id: string): string => {
    const rates = findUses(document, 'cancellationPolicies', id).length;
    return rates === 0 ? t`no rate has it` : t`${plural(rates, { one: '# rate has it', other: '# rates have it' })}`;
  };
  const templates: Template[] = [
    {
      id: 'flexible',
      name: t`Free until shortly before arrival`,
      note: t`Free until 2 days before, 18:00; then the first night`,
      make: (id) => ({ id, freeUntil: { daysBefore: 2, hour: 18 }, fee: { kind: 'nights', nights: 1 } }),
    },
    {
      id: 'in-steps',
      name: t`In steps`,
      note: t`Free until 30 days before; then 30 %, 50 % and all of it`,
      make: (id) => ({
        id,
        freeUntil: { daysBefore: 30, hour: 18 },
        fee: { kind: 'percent', basisPoints: 3000 },
        steps: [
          { after: { daysBefore: 14, hour: 18 }, fee: { kind: 'percent', basisPoints: 5000 } },
          { after: { daysBefore: 3, hour: 18 }, fee: all },
        ],
      }),
    },
    {
      id: 'not-refundable',
      name: t`Not refundable`,
      note: t`All of it is kept from the booking on`,
      make: (id) => ({ id, freeUntil: null, fee: all }),
    },
    {
      id: 'free',
      name: t`Free at any time`,
      note: t`Nothing is ever kept`,
      make: (id) => ({ id, freeUntil: null, fee: { kind: 'percent', basisPoints: 0 } }),
    },
  ];
  return (
    <HouseEntries
      list="cancellationPolicies"
      title={t`Cancelling`}
      addLabel={t({ message: 'Policy', comment: 'For cancelling' })}
      templates={templates}
      asks={null}
      nameOf={policyName}
      hrefOf={(id) => `/${hotelId}/desk/house/cancelling/${id}`}
      row={(entry, id) => (
        <span className="entry__words">
          <b>{policyName(entry)}</b>
          <small>{usesOf(id)}</small>
        </span>
      )}
      empty={<Trans>There is no policy yet. Every rate needs one.</Trans>}
      {...(brief === undefined ? {} : { brief: { most: brief, to: `/${hotelId}/desk/house/cancelling` } })}
    />
  );
}
