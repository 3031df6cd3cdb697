import type { ReactNode } from 'react';

/** An action of a record. Its form has the bare id. */
export const Panel = ({ id, title, children }: { id: string; title: string; children: ReactNode }) => (
  <section className="lado" id={`painel-${id}`} aria-labelledby={`${id}-titulo`}>
    <h2 id={`${id}-titulo`}>{title}</h2>
    {children}
  </section>
);
