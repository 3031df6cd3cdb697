import { useLocation } from '@remix-run/react';
import { createContext, type ReactNode, useContext, useState } from 'react';

export interface RestoredForm {
  form: string;
  typed: readonly (readonly [name: string, value: string])[]; // a list has one pair for each value
  hasGaps: boolean; // some fields are not stored
}

const RestoredFormContext = createContext<RestoredForm | undefined>(undefined);

interface RestoredFormProviderProps {
  kept: RestoredForm | null | undefined;
  children: ReactNode;
}

/** Only for the first page of the document. */
export function RestoredFormProvider({ kept: restored, children }: RestoredFormProviderProps) {
  const { key } = useLocation();
  const [firstKey] = useState(key);
  return (
    <RestoredFormContext.Provider value={restored && key === firstKey ? restored : undefined}>
      {children}
    </RestoredFormContext.Provider>
  );
}

export function useRestoredForm(id: string): RestoredForm | undefined {
  const restored = useContext(RestoredFormContext);
  return restored?.form === id ? restored : undefined;
}
