/** Whether this page stands in somebody's frame. */
export const isFramed = (): boolean => window.self !== window.top;
