import { createContext, use, type ReactNode } from "react";
import type { Gemel } from "./create-gemel.ts";

const GemelContext = createContext<Gemel | null>(null);

/** Gives a tree the client and the flows that every screen shares. */
export function GemelProvider({ gemel, children }: { gemel: Gemel; children: ReactNode }) {
  return <GemelContext value={gemel}>{children}</GemelContext>;
}

/** The client and the shared flows; for the other flows of this folder. */
export function useGemel(): Gemel {
  const gemel = use(GemelContext);
  if (!gemel) throw new Error("A flow needs a GemelProvider around it");
  return gemel;
}
