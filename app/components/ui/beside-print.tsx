import type { ReactNode } from 'react';
import type { GravuraName } from '~/domain/gravura';
import { contentId } from './content-id';
import { Gravura } from './gravura';
import './beside-print.css';

interface BesidePrintProps {
  gravura: GravuraName;
  className?: string;
  /** Sections below, over the page's width. */
  below?: ReactNode;
  children: ReactNode;
}

/** Page with one form; an illustration beside it on wide screens (brief §16 and §17.7). */
export function BesidePrint({ gravura, className = '', below, children }: BesidePrintProps) {
  return (
    <main id={contentId}>
      <div className={`ao-lado ${className}`.trimEnd()}>
        <div className="ao-lado__form">
          <div>{children}</div>
        </div>
        <figure className="ao-lado__foto">
          <Gravura name={gravura} sizes="(min-width: 64rem) 80vw, 1px" />
        </figure>
      </div>
      {below}
    </main>
  );
}
