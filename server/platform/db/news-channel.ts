/** Says of which reservation of which hotel there is news. The triggers of the database write to it. */
export const newsChannel = 'stayfront_news';
