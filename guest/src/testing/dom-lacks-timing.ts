// Without a browser no page was loaded, and happy-dom has no word for how long that would have taken.
globalThis.PerformanceNavigationTiming ??= class {} as unknown as typeof PerformanceNavigationTiming;
