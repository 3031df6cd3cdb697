import { Icon } from '~/components/ui/icon';
import { clock } from '@domain/kernel/clock';
import { dayText, recentMomentText, timeText } from '@domain/kernel/moment';
import { draftField, intents } from './draft-form';
import type { DraftSaved } from './save-draft.browser';
import '~/components/ui/recado.css';

interface DraftHeadProps {
  draft: DraftSaved | null;
  left: DraftSaved | null;
  action: string;
}

export function DraftHead({ draft, left, action }: DraftHeadProps) {
  if (!left) return <DraftLine draft={draft} />;
  return (
    <div className="recado recado--info" role="status">
      <Icon name="info" />
      <p>Você parou aqui {recentMomentText(new Date(left.savedAt), clock.now())}. Está tudo como deixou.</p>
      <form method="post" action={action}>
        <button className="elo" name={draftField.intent} value={intents.another}>
          Começar outro
        </button>
      </form>
    </div>
  );
}

export function DraftLine({ draft }: { draft: DraftSaved | null }) {
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
export const draftText = ({ savedAt, keptUntil: expiresAt }: DraftSaved): string => {
  const saved = `Rascunho salvo às ${timeText(new Date(savedAt))}.`;
  return expiresAt === null ? saved : `${saved} Guardamos até ${dayText(new Date(expiresAt))}.`;
};
