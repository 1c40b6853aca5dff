import { useLingui } from '@lingui/react/macro';
import type { ArchiveFault } from '@stayfront/contract/desk/archive';

/** Why an archive is not taken, in words. */
export function useArchiveFaultWords(): (code: ArchiveFault['code']) => string {
  const { t } = useLingui();
  return (code) => {
    const words: Readonly<Record<ArchiveFault['code'], string>> = {
      no_zip: t`This is no zip file. Choose the archive that was downloaded here or at another house.`,
      cut_off: t`The file ends too early: it was not downloaded to its end. Download it again.`,
      name: t`A name in it leads to another folder. We do not make such files.`,
      twice: t`It is in the archive twice.`,
      too_many: t`It has more files in it than any hotel has.`,
      too_large: t`Unpacked it would be larger than any hotel is.`,
      packing: t`It is packed in a way that we do not read, or locked by a password.`,
      damaged: t`It is damaged. Download the archive again.`,
      no_archive: t`This is a zip, and none of a hotel’s archives.`,
      newer: t`It was made by a newer version. Have this installation brought up to date first.`,
      missing_file: t`It is not there.`,
      unknown_file: t`Nobody has put it there who made the archive.`,
      wrong_sum: t`Somebody has changed it since the archive was made.`,
      document: t`The house is not right:`,
      not_json: t`It cannot be read.`,
      line_too_long: t`The line is longer than any of ours.`,
      unknown_field: t`There is no such field:`,
      missing_field: t`Something is missing:`,
      value: t`This cannot be so:`,
      repeated: t`This was in it before:`,
      refers_to_nothing: t`It refers to something that is not there:`,
      picture: t`This is not the picture that it says.`,
    };
    return words[code];
  };
}
