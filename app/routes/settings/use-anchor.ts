import { useEffect } from "react";
import { useLocation } from "react-router";

/** Brings the section into view that the address names: the browser looked before it was there. */
export function useAnchor(): void {
  const { hash } = useLocation();
  useEffect(() => {
    if (hash !== "") document.getElementById(hash.slice(1))?.scrollIntoView();
  }, [hash]);
}
