import { createContext, type ReactNode } from "react";

/** Called when something is typed into the form of that id, and when it is sent, cleared or gone. */
export type OnTyping = (formId: string, isTyped: boolean) => void;

export const TypingContext = createContext<OnTyping | undefined>(undefined);

export interface TypingProviderProps {
  onTyping: OnTyping;
  children: ReactNode;
}

/** Reports to the host every form below with typed text, which a reload of the page would lose. */
export function TypingProvider({ onTyping, children }: TypingProviderProps) {
  return <TypingContext value={onTyping}>{children}</TypingContext>;
}
