import { focusOnArrival } from './error-summary';
import { keptForm } from './form-texts';
import type { KeptForm } from './kept-form';

/** That the session has ended and what was typed is here, above its form; it takes the focus, as a summary of errors does. */
export function KeptNotice({ kept }: { kept: KeptForm }) {
  return (
    <div className="faixa-aviso" role="status" tabIndex={-1} {...focusOnArrival}>
      <p>
        {keptForm.back} {kept.hasGaps && keptForm.gaps}
      </p>
    </div>
  );
}
