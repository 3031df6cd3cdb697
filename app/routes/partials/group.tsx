import type { ReactNode } from 'react';

export function Group({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="mostra">
      <h2>{title}</h2>
      <div className="mostra__itens">{children}</div>
    </section>
  );
}

export function State({ name, wide, children }: { name: string; wide?: boolean; children: ReactNode }) {
  return (
    <div className={wide ? 'mostra__estado mostra__estado--largo' : 'mostra__estado'}>
      <p className="nota">{name}</p>
      {children}
    </div>
  );
}
