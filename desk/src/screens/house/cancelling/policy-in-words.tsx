import { Trans } from '@lingui/react/macro';
import { CancellationPolicyShape } from '@stayfront/contract/property/rate-plan';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { policyWordsQuery } from '../../../app/data/policy-words-query.ts';
import { useTransport } from '../../../app/data/transport.tsx';
import { useDesk } from '../../../app/page/desk-context.tsx';
import { ExampleBlock, NoExampleYet } from '../../../features/house/example/example-block.tsx';
import { ExampleFields } from '../../../features/house/example/example-fields.tsx';
import { useExampleStay } from '../../../features/house/example/use-example-stay.ts';
import { useChecked } from '../../../features/house/use-checked.ts';
import { useHouseCurrency } from '../../../features/house/use-house-currency.ts';

/** The sentences that guests will read, for a stay that one may change: the engine's own, with its own sums. */
export function PolicyInWords({ at }: { at: string }) {
  const { hotelId, language } = useDesk();
  const currency = useHouseCurrency();
  const policy = useChecked(CancellationPolicyShape, at);
  const [stay, change] = useExampleStay();
  const { arrival, nights, night } = stay;
  const asked = policy && {
    policy,
    arrival,
    nightPrices: Array.from({ length: Math.min(30, nights) }, () => night),
    currency,
    lang: language,
  };
  const { data, isError } = useQuery({
    ...policyWordsQuery(useTransport(), hotelId, asked),
    placeholderData: keepPreviousData,
  });
  return (
    <ExampleBlock fields={<ExampleFields stay={stay} change={change} asks={['arrival', 'nights', 'night']} />}>
      {!asked ? (
        <NoExampleYet />
      ) : isError ? (
        <p>
          <Trans>Nobody answers. The sentences come back with the connection.</Trans>
        </p>
      ) : (
        data && (
          <>
            <p className="house-example__none">
              <Trans>As guests will read it:</Trans>
            </p>
            <ul className="house-example__said">
              {[...data.steps.map(({ text }) => text), data.noShow, data.note].map(
                (text) => text !== null && <li key={text}>{text}</li>,
              )}
            </ul>
          </>
        )
      )}
    </ExampleBlock>
  );
}
