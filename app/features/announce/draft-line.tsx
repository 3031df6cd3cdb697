import { Icon } from '~/components/ui/icon';
import { dayText, timeText } from '@domain/moment';

/** When the draft was saved, and until when it is kept; scripts say it anew after each saving. */
export function DraftLine({ draft }: { draft: { savedAt: string; keptUntil: string } | null }) {
  return (
    <p className="rasc" role="status" hidden={!draft}>
      {draft && (
        <span>
          <Icon name="check" small />
          {draftText(draft)}
        </span>
      )}
    </p>
  );
}

/** 'Rascunho salvo às 14:32. Guardamos até 21/12/2026.' */
export const draftText = ({ savedAt, keptUntil }: { savedAt: string; keptUntil: string }): string =>
  `Rascunho salvo às ${timeText(new Date(savedAt))}. Guardamos até ${dayText(new Date(keptUntil))}.`;
