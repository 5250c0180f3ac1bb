import { useHref } from "react-router";

const hasScheme = /^[a-z][a-z+.-]*:/i;

/**
 * The address of a link as the browser sees it. An address with a scheme leads outside and stays as
 * it is; the router would take it for a path of its own.
 */
export function useLinkHref(href: string): string {
  const inside = useHref(hasScheme.test(href) ? "/" : href);
  return hasScheme.test(href) ? href : inside;
}
