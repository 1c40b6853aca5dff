/** What is paid before a booking stands. */
export const PREPAY = 'prepay';
