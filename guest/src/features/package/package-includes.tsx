import { Trans } from '@lingui/react/macro';
import type { IncludedService } from '@stayfront/contract/included-service';
import { Check } from 'lucide-react';
import { useId } from 'react';
import { Picture } from '@stayfront/ui/parts/picture.tsx';
import { usePricingWords } from '../basket/use-pricing-words.ts';
import './package-includes.css';

interface PackageIncludesProps {
  services: readonly IncludedService[] | undefined;
}

/** What is in a package beside the nights, with how often for the guests and nights of the search. */
export function PackageIncludes({ services = [] }: PackageIncludesProps) {
  const { times } = usePricingWords();
  const titleId = useId();
  if (services.length === 0) return null;
  return (
    <section className="pack__in" aria-labelledby={titleId}>
      <h2 className="h4" id={titleId}>
        <Trans>Included</Trans>
      </h2>
      <ul>
        {services.map(({ serviceId, name, otherLanguages, image, pricingType, totalQuantity }) => (
          <li key={serviceId}>
            {image ? (
              <span className="pic">
                <Picture picture={{ ...image, alt: '' }} sizes="56px" />
              </span>
            ) : (
              <Check className="ic" aria-hidden />
            )}
            <span>
              <b lang={otherLanguages?.name}>{name}</b>
              <span className="cap muted">{times({ pricingType, units: totalQuantity }, 1)}</span>
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
