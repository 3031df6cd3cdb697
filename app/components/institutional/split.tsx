import type { ReactNode } from 'react';

export function Split({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="secao">
      <div className="palco g divisao">
        <h2 className="l6">{title}</h2>
        <div className="l10 prosa">{children}</div>
      </div>
    </section>
  );
}
