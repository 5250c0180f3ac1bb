/** How e-mail addresses are compared: without regard to case. The address is kept as typed. */
export const emailKey = (email: string): string => email.trim().normalize("NFKC").toLowerCase();
