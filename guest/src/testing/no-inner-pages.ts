/** Without a browser nobody serves the page in a frame: happy-dom would ask the network for it. */
(
  globalThis as { happyDOM?: { settings: { disableIframePageLoading: boolean } } }
).happyDOM!.settings.disableIframePageLoading = true;
