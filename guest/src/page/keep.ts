/** A cookie and not local storage: the server reads it too, and draws the page right at once. */
export function keep(name: string, value: string): void {
  document.cookie = `${name}=${value}; path=/; max-age=31536000; samesite=lax`;
}
