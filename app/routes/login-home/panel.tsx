import type { ReactNode } from 'react';

interface PanelProps {
  title: string;
  /** Width from 1024 px on. */
  columns?: 'r10' | 'r6';
  dark?: boolean;
  more?: { label: string; href: string };
  children: ReactNode;
}

/** Panel of 'Minha home' with its title and a link to the complete page. */
export function Panel({ title, columns, dark, more, children }: PanelProps) {
  return (
    <section className={['painel', columns, dark && 'escuro'].filter(Boolean).join(' ')}>
      <div className="painel__cab">
        <h2>{title}</h2>
        {more && (
          <a className="elo menor" href={more.href}>
            {more.label}
          </a>
        )}
      </div>
      {children}
    </section>
  );
}
