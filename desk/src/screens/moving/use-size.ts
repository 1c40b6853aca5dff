import { useLingui } from '@lingui/react/macro';
import { useDesk } from '../../app/page/desk-context.tsx';
import { writeNumber } from '@stayfront/ui/formats/write-number.ts';

/** How large a file is, as people say it. */
export function useSize(): (bytes: number) => string {
  const { t } = useLingui();
  const { language } = useDesk();
  return (bytes) => {
    const megabytes = bytes / 1_000_000;
    const number = writeNumber(language, Math.max(1, Math.round(megabytes)));
    return t`${number} MB`;
  };
}
