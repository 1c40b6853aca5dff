import { Trans } from '@lingui/react/macro';
import type { HouseHint } from '@stayfront/contract/desk/house/hints';
import { Skeleton } from '@stayfront/ui/parts/skeleton.tsx';
import { useQuery } from '@tanstack/react-query';
import { houseHintsQuery } from '../../../app/data/house-hints-query.ts';
import { useTransport } from '../../../app/data/transport.tsx';
import { useDesk } from '../../../app/page/desk-context.tsx';
import { useFieldHref } from '../../../features/house/use-field-href.ts';
import { useSayPlace } from '../../../features/house/use-say-place.ts';
import { HintEntry } from '../../../parts/hint-entry.tsx';
import { Section } from '../../../parts/section.tsx';
import { useHintWords } from './use-hint-words.ts';

/** What a good page has and this one lacks; each line leads to where it is mended. */
export function HintsSection() {
  const { hotelId } = useDesk();
  const { data, error } = useQuery(houseHintsQuery(useTransport(), hotelId));
  if (error) return null;
  return (
    <Section title={<Trans>For a good page</Trans>} {...(data ? { count: data.length } : {})}>
      {!data ? (
        <Skeleton height="160px" />
      ) : data.length === 0 ? (
        <p className="empty-line">
          <Trans>Nothing is missing. Whatever guests ask of a house, they find here.</Trans>
        </p>
      ) : (
        <ul className="lines-list">
          {data.map((hint) => (
            <Hint key={JSON.stringify([hint.code, hint.path, hint.detail])} hint={hint} />
          ))}
        </ul>
      )}
    </Section>
  );
}

function Hint({ hint }: { hint: HouseHint }) {
  const placeOf = useSayPlace();
  const hrefOf = useFieldHref();
  const { what, why } = useHintWords()(hint, placeOf(hint.path));
  const isNeeded = hint.weight === 'needed';
  const isOfTexts = hint.code === 'missing-texts' || hint.code === 'old-texts';
  const language = isOfTexts ? String(hint.detail['language']) : undefined;
  return <HintEntry to={hrefOf(hint.path, language)} what={what} why={why} isNeeded={isNeeded} />;
}
