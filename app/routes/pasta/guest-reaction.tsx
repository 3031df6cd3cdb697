import { maxReactionNoteLength, reactionLabels, reactionValues } from '@domain/favorites/reactions';
import { Icon } from '~/components/ui/icon';
import { intentField } from '~/features/account/profile/profile-intents';
import { reactionIcons } from '~/features/shared-folder/reaction-icons';
import { FieldError } from '~/forms/field';
import { TextArea } from '~/forms/text-field';
import { useForm } from '~/forms/use-form';
import { answeredParam } from '~/links';
import type { GuestReply } from './action.server';
import type { ShownProperty } from './folder-data.server';
import { guestIntents, propertyField, reactionFormOf } from './guest-forms';

interface GuestReactionProps {
  home: ShownProperty;
  owner: string;
  action: string;
  reply: GuestReply | undefined;
}

/** One form: each answer is a button that saves it, with or without scripts; the note unfolds. */
export function GuestReaction({ home: property, owner, action, reply }: GuestReactionProps) {
  const { code, title, own, owner: theirs, agreed } = property;
  const definition = reactionFormOf(code);
  // A separate URL for each property, so that pending answers do not block each other.
  const target = `${action}&${answeredParam}=${code}`;
  const form = useForm(definition, {
    action: target,
    reply: reply?.of === definition.id ? reply : undefined,
    known: { resposta: own?.answer, recado: own?.note },
  });
  const answer = form.field('resposta');
  const { error, ...note } = form.field('recado');
  const chosen = form.typed('resposta');
  return (
    <>
      <form className="convite__resposta" {...form.formProps} action={`${target}#i${code}`}>
        <input type="hidden" name={propertyField} value={code} />
        <input type="hidden" name={intentField} value={guestIntents.answer} />
        <div className="convite__pe">
          <p className="rotulo">E você?</p>
          {own && (
            <span className="convite__salva">
              <Icon name="check" small />
              Salva
            </span>
          )}
        </div>
        <div className="seg" role="group" aria-label={`O que você acha de ${title}`}>
          {reactionValues.map((each, index) => (
            <button
              name={answer.name}
              value={each}
              id={index === 0 ? answer.id : undefined}
              aria-pressed={chosen === each}
              aria-describedby={answer['aria-describedby']}
              key={each}
            >
              <Icon name={reactionIcons[each]} small />
              {reactionLabels[each]}
            </button>
          ))}
        </div>
        <FieldError id={answer.id} error={answer.error} />
        {own?.note && !error && <p className="convite__anotacao">{own.note}</p>}
        {/* What was typed stays in the page until the answer is saved. */}
        <details
          key={own?.note ?? ''}
          open={error !== undefined || (form.typed('recado') ?? '') !== (own?.note ?? '')}
        >
          <summary>
            <span className="elo">{own?.note ? 'Mudar o recado' : 'Deixar um recado'}</span>
          </summary>
          <TextArea
            {...note}
            error={error}
            defaultValue={form.typed('recado')}
            rows={2}
            label={
              <>
                Um recado <span className="op">(opcional)</span>
              </>
            }
            help={`Até ${maxReactionNoteLength} caracteres.`}
          />
          <button className="bt bt--2 bt--c" name={answer.name} value={chosen ?? ''}>
            Salvar recado
          </button>
        </details>
        <FieldError id={form.id} error={form.failed} />
      </form>
      {theirs && (
        <p className="menor">
          <b>{`${owner} disse ${reactionLabels[theirs].toLowerCase()}.`}</b>
          {agreed && ' Vocês concordam.'}
        </p>
      )}
    </>
  );
}
