import { useLingui } from '@lingui/react/macro';
import type { PictureFault } from './picture-fault.ts';

export function usePictureFaultWords(mostMegabytes: number): Readonly<Record<PictureFault, string>> {
  const { t } = useLingui();
  return {
    type: t`This file is not a JPEG, PNG, WebP or AVIF picture.`,
    size: t`This picture is larger than ${mostMegabytes} MB.`,
    pixels: t`This picture has more than 40 megapixels.`,
    unreadable: t`This picture is damaged and cannot be read.`,
    quota: t`A hundred pictures were sent lately. Please try again tomorrow.`,
    failed: t`The picture could not be sent. Please try again.`,
  };
}
