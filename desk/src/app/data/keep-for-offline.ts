/** Has the browser keep the desk's own files, so that it opens without a network. Never asked for on a guest's page. */
export async function keepForOffline(hotelId: number): Promise<void> {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator) || /\/(sign-in|begin)$/.test(location.pathname)) return;
  const scope = `/${hotelId}/desk`;
  try {
    await navigator.serviceWorker.register(`${scope}/worker.js`, { scope });
    const { active } = await navigator.serviceWorker.ready;
    const files = performance.getEntriesByType('resource').map(({ name }) => name);
    active?.postMessage(files.filter((name) => name.includes('/desk-assets/')));
  } catch {
    // A browser that allows none, or a session that has just ended: the desk works as long as there is a network.
  }
}
