/** What a request asks for. Put behind the origin, not resolved against it: “//evil.example/1001” would read as a host. */
export const readAddress = (url: string, origin: string): URL => new URL(origin + url);
