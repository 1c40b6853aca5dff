/** Says that something changed at a hotel. The triggers of the database write to it, whoever makes the change. */
export const changeChannel = 'stayfront_change';
