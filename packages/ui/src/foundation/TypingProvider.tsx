import { createContext, type ReactNode } from "react";

/** Called when something is typed into the form of that id, and when it is sent, cleared or gone. */
export type OnTyping = (formId: string, isTyped: boolean) => void;

export const TypingContext = createContext<OnTyping | undefined>(undefined);

export interface TypingProviderProps {
  onTyping: OnTyping;
  children: ReactNode;
}

/** Tells the host of every form below with something typed into it, which a reload of the page would lose. */
export function TypingProvider({ onTyping, children }: TypingProviderProps) {
  return <TypingContext value={onTyping}>{children}</TypingContext>;
}
