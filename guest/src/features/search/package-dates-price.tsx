import { useLingui } from '@lingui/react/macro';
import type { HotelPackage } from '@stayfront/contract/package';
import { nightCount } from '@stayfront/rules/stay/stay-date';
import { isWhole, type StayChoice } from '../../app/flow/stay-choice.ts';
import { formatMoney } from '@stayfront/ui/formats/format-money.ts';
import { Dotted } from '@stayfront/ui/parts/dotted.tsx';
import { Price } from '@stayfront/ui/parts/price.tsx';
import { offerLinesOf } from '../discount/offer-badges.tsx';
import { useCounts } from '../stay/use-counts.ts';
import { useWas } from '../discount/use-was.ts';
import { useVisit } from '../../app/flow/visit.tsx';
import { usePackageProblem } from './use-package-problem.ts';
import { ChosenNights } from './dates-price.tsx';

interface PackageDatesPriceProps {
  choice: StayChoice;
  /** The package on the chosen dates; null while it is asked for. */
  pack: HotelPackage | null;
}

/** What a package costs on the chosen dates, or why it cannot be had on them. */
export function PackageDatesPrice({ choice, pack }: PackageDatesPriceProps) {
  if (!isWhole(choice) || !pack) return <ChosenNights choice={choice} />;
  return (
    <span aria-live="polite">
      <PackageOnDates pack={pack} nights={nightCount(choice)} />
    </span>
  );
}

function PackageOnDates({ pack, nights: count }: { pack: HotelPackage; nights: number }) {
  const { t } = useLingui();
  const { language } = useVisit();
  const { nights } = useCounts();
  const was = useWas();
  const why = usePackageProblem(pack);
  const [best] = pack.availabilities
    .filter(({ availability }) => availability > 0)
    .flatMap(({ products }) => products)
    .toSorted((a, b) => a.averagePerNight - b.averagePerNight);
  if (pack.problem !== null || !best) return why;
  const total = formatMoney(language, best.totalPrice - best.totalDiscount, best.currency, 'search');
  const night = formatMoney(language, best.averagePerNight, best.currency, 'search');
  const length = nights(count);
  return (
    <Price
      big={total}
      was={was(best, best.totalPrice)}
      per={<Dotted facts={t`for ${length} · from ${night} per night`.split(' · ')} />}
      sub={offerLinesOf(best.offers)}
    />
  );
}
