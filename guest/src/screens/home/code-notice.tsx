import { Trans } from '@lingui/react/macro';
import type { Availabilities } from '@stayfront/contract/offer';
import { Tag } from 'lucide-react';
import { Link, useSearchParams } from 'react-router';
import { writeSearch, type Search } from '../../app/flow/search.ts';
import { asText } from '../../app/i18n/as-text.ts';
import { Alert } from '@stayfront/ui/parts/alert.tsx';
import { useCodeNeeds } from './use-code-needs.ts';

type CodeNoticeProps = { search: Search; promotion: NonNullable<Availabilities['promotion']> };

/** A code that takes nothing off is told beside the prices that it would have changed. */
export default function CodeNotice({ search, promotion }: CodeNoticeProps) {
  const { problem } = promotion;
  const code = asText(promotion.code);
  const needs = useCodeNeeds(promotion);
  const [query] = useSearchParams();
  const without = writeSearch(query, { ...search, promoCode: null });
  const isNone = problem === 'promo.unknown' || problem === 'not-on-sale';
  return (
    <Alert
      icon={Tag}
      tone="warn"
      isLive
      className="code-notice"
      title={
        isNone ? (
          <Trans>
            The promo code <bdi>{code}</bdi> is not valid.
          </Trans>
        ) : (
          <Trans>
            The promo code <bdi>{code}</bdi> does not hold for this stay.
          </Trans>
        )
      }
    >
      {needs !== null && `${needs} `}
      <Trans>These are the prices without it.</Trans>{' '}
      <Link className="link nb" to={`?${without.toString()}`} preventScrollReset>
        <Trans>Remove the code</Trans>
      </Link>
    </Alert>
  );
}
