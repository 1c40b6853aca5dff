import type { HotelPackage } from '@stayfront/contract/package';
import { usePackageProblem } from '../../features/search/use-package-problem.ts';

/** Why a package cannot be had for the stay, in small words on its card. */
export const PackageProblem = ({ pack }: { pack: HotelPackage }) => (
  <p className="small muted">{usePackageProblem(pack)}</p>
);
