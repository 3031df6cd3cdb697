import type { ReactNode } from 'react';
import { Icon } from './icon';

/** Brief §16. */
export function NoticeBand({ text, children }: { text: string; children: ReactNode }) {
  return (
    <div className="faixa-aviso" role="status">
      <Icon name="info" />
      <p>{text}</p>
      {children}
    </div>
  );
}
