import { useLingui } from '@lingui/react/macro';
import { fieldOf, isFields, type Fields } from '@stayfront/rules/house-draft/fields';
import { joinPath } from '@stayfront/rules/house-draft/field-path';
import { readField } from '@stayfront/rules/house-draft/read-field';
import type { HouseNow } from '../../../features/house/house-store.ts';
import { useHouseNow } from '../../../features/house/use-house-store.ts';
import { usePolicyWords } from '../../../features/house/use-policy-words.ts';
import { useSay, useTextOf } from '../../../features/house/use-words.ts';
import { useFollowWords } from './use-follow-words.ts';
import './rate-row.css';

const documentOf = ({ document }: HouseNow): Fields => document;

/** One rate as it is seen in the list: where its price comes from, and what it promises. */
export function RateRow({ rate }: { rate: Fields }) {
  const { t } = useLingui();
  const textOf = useTextOf();
  const followOf = useFollowWords();
  const policyOf = usePolicyWords();
  const say = useSay();
  const document = useHouseNow(documentOf);
  const policy = readField(document, joinPath(['cancellationPolicies', String(fieldOf(rate, 'cancellationPolicy'))]));
  const meal = fieldOf(rate, 'meal');
  return (
    <span className="rate-row">
      <b>{textOf(fieldOf(rate, 'name')) || t`A rate without a name`}</b>
      <span>{followOf(fieldOf(rate, 'follows'))}</span>
      <span>{meal === undefined || meal === 'none' ? t`no meal` : say('ratePlans/-/meal')(meal)}</span>
      <span>{isFields(policy) ? policyOf(policy) : t`no policy yet`}</span>
      <span>{say('ratePlans/-/guarantee')(fieldOf(rate, 'guarantee'))}</span>
    </span>
  );
}
