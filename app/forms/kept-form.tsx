import { useLocation } from '@remix-run/react';
import { createContext, type ReactNode, useContext, useState } from 'react';

/** What somebody had typed into a form when their session ended. */
export interface KeptForm {
  /** The form's id. */
  form: string;
  /** Field by field; a list's values one by one. */
  typed: readonly (readonly [name: string, value: string])[];
  /** Whether there were fields that are not kept. */
  hasGaps: boolean;
}

const KeptFormContext = createContext<KeptForm | undefined>(undefined);

interface KeptFormProviderProps {
  /** What the document came with. */
  kept: KeptForm | null | undefined;
  children: ReactNode;
}

/** Gives a kept form to the page that the document came with, and to no page that follows without one. */
export function KeptFormProvider({ kept, children }: KeptFormProviderProps) {
  const { key } = useLocation();
  const [firstKey] = useState(key);
  return (
    <KeptFormContext.Provider value={kept && key === firstKey ? kept : undefined}>
      {children}
    </KeptFormContext.Provider>
  );
}

/** What was kept of the form of this id. */
export function useKeptForm(id: string): KeptForm | undefined {
  const kept = useContext(KeptFormContext);
  return kept?.form === id ? kept : undefined;
}
