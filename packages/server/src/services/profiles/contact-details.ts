/** Addresses and numbers by which somebody can be reached outside Gemel. */
const contactDetails = /@|:\/\/|\bwww\.|\d(?:[\s()./-]*\d){6}/i;

/** Whether a text has an address or a number by which somebody can be reached outside Gemel. */
export const hasContactDetails = (text: string): boolean => contactDetails.test(text);
