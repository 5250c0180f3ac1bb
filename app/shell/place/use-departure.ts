import { useEffect, useRef } from "react";
import { useLocation, useNavigate } from "react-router";

interface Departure {
  from: string;
  end: () => void;
}

/**
 * Goes to the front page, and does what ends the session once the current page is left: the gate of
 * a member's page would ask to sign in again.
 */
export function useDeparture(): (end: () => void) => void {
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const due = useRef<Departure | null>(null);
  useEffect(
    () => () => {
      if (due.current?.from !== pathname) return;
      const { end } = due.current;
      due.current = null;
      end();
    },
    [pathname],
  );
  return (end) => {
    if (pathname === "/") {
      end();
      return;
    }
    due.current = { from: pathname, end };
    void navigate("/");
  };
}
