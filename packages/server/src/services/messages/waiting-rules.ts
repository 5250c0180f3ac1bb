/** How long a message waits unread until a mail tells of it, in seconds. */
export const WAITING_TIME = 30 * 60;

/** One mail about waiting messages a day, in seconds. */
export const MAIL_INTERVAL = 24 * 60 * 60;
