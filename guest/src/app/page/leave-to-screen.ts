/** What fails while a page is loaded is asked again, and shown, by the screen itself. */
export const leaveToScreen = (): undefined => undefined;
