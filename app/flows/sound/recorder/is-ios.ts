/**
 * Whether this is an iPhone, an iPod or an iPad: their browsers are all WebKit, which records in no
 * format of docs/product.md section 9. An iPad calls itself a Mac; no Mac has a touch screen.
 */
export function isIos({
  userAgent,
  maxTouchPoints,
}: Pick<Navigator, "userAgent" | "maxTouchPoints">): boolean {
  return /iP(hone|od|ad)/.test(userAgent) || (/Macintosh/.test(userAgent) && maxTouchPoints > 1);
}
