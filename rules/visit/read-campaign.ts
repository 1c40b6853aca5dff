const longest = 40;

/**
 * The name of a campaign in a link, as hotels write them: `summer-letter`. What could be the mark of one person, as a mail
 * address, a long number or a row of random signs, is no campaign. Null where there is none.
 */
export function readCampaign(written: string): string | null {
  const name = written
    .trim()
    .toLowerCase()
    .replace(/[\s+_]+/g, '-');
  const isName = name.length <= longest && /^[\p{L}\p{N}][\p{L}\p{N}\p{M}.-]*$/u.test(name);
  return isName && !/\p{N}{7}/u.test(name) && !name.split(/[.-]/).some(isMark) ? name : null;
}

/** Letters and digits that take turns more than words do. */
const isMark = (part: string): boolean => part.length >= 8 && (part.match(/\p{N}+/gu)?.length ?? 0) >= 2;
