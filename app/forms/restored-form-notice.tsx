import { focusOnArrival } from './error-summary';
import { restoredFormTexts } from './form-texts';
import type { RestoredForm } from './restored-form';

/** Takes the focus, like an error summary. */
export function RestoredFormNotice({ kept: restored }: { kept: RestoredForm }) {
  return (
    <div className="faixa-aviso" role="status" tabIndex={-1} {...focusOnArrival}>
      <p>
        {restoredFormTexts.back} {restored.hasGaps && restoredFormTexts.gaps}
      </p>
    </div>
  );
}
