import type { ReactNode } from 'react';
import type { GravuraName } from '~/domain/gravura';
import { contentId } from './content-id';
import { Gravura } from './gravura';
import './beside-print.css';

interface BesidePrintProps {
  gravura: GravuraName;
  className?: string;
  children: ReactNode;
}

/** A page that is one form, beside a print where there is room (brief §16, 'Account'; §17.7). */
export function BesidePrint({ gravura, className = '', children }: BesidePrintProps) {
  return (
    <main id={contentId} className={`ao-lado ${className}`.trimEnd()}>
      <div className="ao-lado__form">
        <div>{children}</div>
      </div>
      <figure className="ao-lado__foto">
        <Gravura name={gravura} sizes="(min-width: 64rem) 80vw, 1px" />
      </figure>
    </main>
  );
}
