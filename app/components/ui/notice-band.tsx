import type { ReactNode } from 'react';
import { Icon } from './icon';

/** A notice over a page (brief §16): a sentence and, in `children`, one action. Its sheet is styles/notice-band.css. */
export function NoticeBand({ text, children }: { text: string; children: ReactNode }) {
  return (
    <div className="faixa-aviso" role="status">
      <Icon name="info" />
      <p>{text}</p>
      {children}
    </div>
  );
}
