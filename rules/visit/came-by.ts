import { channelIds } from '../channel/channel-ids.ts';
import { sourceOf, type Source } from '../channel/source.ts';

/** Which partner a link comes from, told by what stands in it (a value by its name) or was kept of the link before. */
export function cameBy(valueOf: (name: string) => string | undefined): Source {
  const named = valueOf('channelId') ?? '';
  const channelId = /trip[\s_-]*advisor/i.test(valueOf('refid') ?? '')
    ? channelIds.tripadvisor
    : valueOf('trv_reference')
      ? channelIds.trivago
      : valueOf('kayakclickid')
        ? channelIds.kayak
        : /^[1-9]\d{0,8}$/.test(named)
          ? Number(named)
          : undefined;
  return sourceOf({ channelId }, false);
}
