import type { HouseVersion } from '@stayfront/contract/desk/house/shapes';
import type { StoredVersion } from './house-version.store.ts';

export const describeVersion = ({ at, ...version }: StoredVersion): HouseVersion => ({
  ...version,
  at: new Date(at).toISOString(),
});
