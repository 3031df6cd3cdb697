import { createContext, useContext } from 'react';

const Reference = createContext<string | undefined>(undefined);
export const ReferenceProvider = Reference.Provider;

const elementId = 'referencia';

export function RequestReference({ className }: { className?: string }) {
  const serverReference = useContext(Reference);
  const reference =
    typeof document === 'undefined' ? serverReference : document.getElementById(elementId)?.textContent;
  if (!reference) return null;
  return (
    <p className={className}>
      Referência: <span id={elementId}>{reference}</span>
    </p>
  );
}
