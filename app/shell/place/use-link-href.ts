import { useHref } from "react-router";

/**
 * The address of a link as the browser sees it. An address with a scheme leads outside and stays as
 * it is; the router would take it for a path of its own.
 */
export function useLinkHref(href: string): string {
  const inside = useHref(href);
  return /^[a-z][a-z+.-]*:/i.test(href) ? href : inside;
}
