import { useEffect, useRef, useState, type ReactNode } from "react";

interface NearbyProps {
  /** What it will be high, so that nothing moves when it comes. */
  height: string;
  children: ReactNode;
}

/** Waits with its children until the reader is near: a frame is a whole page of its own. */
export function Nearby({ height, children }: NearbyProps) {
  const place = useRef<HTMLDivElement>(null);
  const [isNear, setNear] = useState(false);

  useEffect(() => {
    if (!place.current) return;
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) setNear(true);
      },
      { rootMargin: "50%" },
    );
    observer.observe(place.current);
    return () => observer.disconnect();
  }, []);

  return isNear ? children : <div ref={place} style={{ minBlockSize: height }} />;
}
