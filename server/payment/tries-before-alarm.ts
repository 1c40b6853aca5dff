/** So often money is tried to be given back before somebody has to look: the hotel is told, and we go on trying. */
export const TRIES_BEFORE_ALARM = 3;
