type System = 'test' | 'production';

/** The hosts that the providers' own documents name. */
const hosts: Readonly<Record<System, RegExp>> = {
  test: /(^|\.)(sandbox|staging)\.(payrails\.io|juspay\.(in|io))$|^smartgatewayuat\.hdfcbank\.com$/,
  production: /^(api|payments)\.(payrails\.io|juspay\.(in|io))$|^smartgateway\.hdfcbank\.com$/,
};

/** Which of a provider's systems an address leads to; null where only the hotel can know, as of a host of its own. */
export function providerSystem(baseUrl: string): System | null {
  const { hostname } = new URL(baseUrl);
  return (['test', 'production'] as const).find((system) => hosts[system].test(hostname)) ?? null;
}
