/** Where somebody wanted to be before they signed in; never out of this hotel's own pages. */
export const wayBack = (hotelId: number, wanted: string | null): string => {
  const isOwn = wanted !== null && new RegExp(`^/${hotelId}/(?:desk|config)(?:[/?]|$)`).test(wanted);
  return isOwn && !/[\\\s]|^\/\//.test(wanted) ? wanted : `/${hotelId}/desk`;
};
