import { createContext, useContext } from 'react';

/** The request's name, by which the log knows it; the server's own (server-providers.server.tsx). */
const Reference = createContext<string | undefined>(undefined);
export const ReferenceProvider = Reference.Provider;

const elementId = 'referencia';

/** What a person may tell the house of a page that failed. The browser keeps what the server wrote. */
export function RequestReference({ className }: { className?: string }) {
  const told = useContext(Reference);
  const reference = typeof document === 'undefined' ? told : document.getElementById(elementId)?.textContent;
  if (!reference) return null;
  return (
    <p className={className}>
      Referência: <span id={elementId}>{reference}</span>
    </p>
  );
}
