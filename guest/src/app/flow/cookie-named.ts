/** The decoded value of one of the browser's cookies. */
export function cookieNamed(name: string): string | undefined {
  const start = `${name}=`;
  const cookie = document.cookie.split('; ').find((one) => one.startsWith(start));
  try {
    return cookie && decodeURIComponent(cookie.slice(start.length));
  } catch {
    return undefined; // a percent sign that means nothing: somebody else wrote this
  }
}
