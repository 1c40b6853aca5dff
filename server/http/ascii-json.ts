/**
 * JSON whose few letters beyond ASCII are written as escapes. One “’” in an answer of 18 KB makes it ten times slower to
 * send, since every sign of it then takes the long way to UTF-8. A text mostly in another script stays as it is: its
 * escapes would be three times as long.
 */
export function asciiJson(json: string): string {
  const beyond = json.match(/[^\0-\x7f]/g)?.length ?? 0;
  if (beyond === 0 || beyond * 5 > json.length) return json;
  return json.replace(/[^\0-\x7f]/g, (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`);
}
