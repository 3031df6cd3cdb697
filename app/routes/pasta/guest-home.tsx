import { bound } from '@domain/bound-words';
import { longestOpinionNote, opinionAnswers, opinionLabels } from '@domain/opinions';
import { Icon } from '~/components/ui/icon';
import { Photo } from '~/components/ui/photo';
import { photoSizes } from '@domain/photo';
import { intentField } from '~/features/account/profile/profile-intents';
import { described, FieldError } from '~/forms/field';
import { TextArea } from '~/forms/text-field';
import { useForm } from '~/forms/use-form';
import { opinionIcons } from '~/features/folder-for-two/opinion-icons';
import { answeredParam } from '~/links';
import type { GuestReply } from './action.server';
import type { ShownHome } from './folder-data.server';
import { guestIntents, homeField, opinionFormOf } from './guest-forms';

interface GuestHomeProps {
  home: ShownHome;
  /** The owner's first name. */
  owner: string;
  action: string;
  reply: GuestReply | undefined;
  /** The form that a ticked home is compared by. */
  compareForm?: string;
}

/** A home with what the guest says of it: a form of its own, so that it works without scripts. */
export function GuestHome({ home, owner, action, reply, compareForm }: GuestHomeProps) {
  const { code, title, href, district, city, photo, facts, prices, note, isGone } = home;
  return (
    <article className={isGone ? 'convite__imovel convite__imovel--fora' : 'convite__imovel'} id={`i${code}`}>
      <div className="convite__foto">
        <Photo photo={photo && { ...photo, alt: '' }} sizes={photoSizes.wideCard} />
        {isGone && <span className="selo">Saiu de oferta</span>}
      </div>
      <div>
        <p className="card__lugar">
          <b>{district || city}</b>
          {district && `, ${city}`}
        </p>
        <h2>
          <a href={href}>{bound(title)}</a>
        </h2>
        {facts.length > 0 && (
          <ul className="ficha">
            {facts.map((fact) => (
              <li key={fact}>{fact}</li>
            ))}
          </ul>
        )}
        {prices.length > 0 && (
          <p className="preco">
            {prices.map(({ amount, period }) => (
              <span key={amount}>
                {amount}
                {period && <small> {period}</small>}
              </span>
            ))}
          </p>
        )}
        {note && (
          <p className="convite__anotacao">
            {note}
            <small>{`nota de ${owner}`}</small>
          </p>
        )}
        <Opinion home={home} owner={owner} action={action} reply={reply} />
        {compareForm && !isGone && (
          <label className="marca">
            <input type="checkbox" name="ids" value={code} form={compareForm} />
            {`Comparar`}
            <span className="vh">{` ${title}`}</span>
          </label>
        )}
      </div>
    </article>
  );
}

function Opinion({ home, owner, action, reply }: Omit<GuestHomeProps, 'compareForm'>) {
  const { code, own, owner: theirs, agreed } = home;
  const definition = opinionFormOf(code);
  // An address of its own: one home's answer on its way holds up no other's.
  const target = `${action}&${answeredParam}=${code}`;
  const form = useForm(definition, {
    action: target,
    reply: reply?.of === definition.id ? reply : undefined,
    known: { resposta: own?.answer, recado: own?.note },
  });
  const answer = form.field('resposta');
  const chosen = form.typed('resposta');
  return (
    <>
      <form className="convite__resposta" {...form.formProps} action={`${target}#i${code}`}>
        <input type="hidden" name={homeField} value={code} />
        <fieldset {...described({ id: answer.id, error: answer.error })}>
          <legend className="rotulo">E você?</legend>
          <div className="seg">
            {opinionAnswers.map((each, index) => (
              <label key={each}>
                <input
                  type="radio"
                  name={answer.name}
                  value={each}
                  id={index === 0 ? answer.id : undefined}
                  defaultChecked={chosen === each}
                />
                <Icon name={opinionIcons[each]} small />
                {opinionLabels[each]}
              </label>
            ))}
          </div>
          <FieldError id={answer.id} error={answer.error} />
        </fieldset>
        <TextArea
          {...form.field('recado')}
          rows={2}
          label={
            <>
              Um recado <span className="op">(opcional)</span>
            </>
          }
          help={`Até ${longestOpinionNote} caracteres.`}
        />
        <div className="convite__pe">
          <button
            className="bt bt--2 bt--c"
            name={intentField}
            value={guestIntents.answer}
            aria-busy={form.pending || undefined}
          >
            Salvar resposta
          </button>
          {own && (
            <span className="convite__salva">
              <Icon name="check" small />
              Salva
            </span>
          )}
        </div>
        <FieldError id={form.id} error={form.failed} />
      </form>
      {theirs && (
        <p className="menor">
          <b>{`${owner} disse ${opinionLabels[theirs].toLowerCase()}.`}</b>
          {agreed && ' Vocês concordam.'}
        </p>
      )}
    </>
  );
}
