import { isRouteErrorResponse } from '@remix-run/react';
import { useEffect, useRef } from 'react';
import { contentId } from '~/components/ui/content-id';
import { focusOnArrival } from '~/forms/error-summary';
import { keptForm, sessionEndedTitle } from '~/forms/form-texts';
import { TextArea, TextField } from '~/forms/text-field';
import { links } from '~/links';
import { documentAttribute } from '~/navigation/plain-link.browser';

/** A form that could not be kept, as the page needs it that shows it again. */
export interface UnkeptForm {
  kind: 'unkept-form';
  /** Where it was posted. */
  path: string;
  /** Those without a label go along unseen; `isSecret`: it is typed anew. */
  fields: { name: string; value: string; label?: string; isSecret: boolean }[];
}

/** The form that an answer brings back because it could not be kept; null where it answers something else. */
export function unkeptFormOf(error: unknown): UnkeptForm | null {
  const told: Partial<UnkeptForm> | null = isRouteErrorResponse(error) ? error.data : null;
  return told?.kind === 'unkept-form' ? (told as UnkeptForm) : null;
}

/**
 * A form of a session that has ended, with what was typed: its visitor signs in beside it and sends it again. Reading goes on
 * at its title, wherever the page stood.
 */
export function UnkeptFormPage({ form: { path, fields } }: { form: UnkeptForm }) {
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => title.current?.focus(), []);
  return (
    <main id={contentId} className="palco erro404">
      <h1 tabIndex={-1} ref={title} {...focusOnArrival}>
        {sessionEndedTitle}
      </h1>
      <p className="suave">
        {keptForm.shown} {fields.some(({ isSecret }) => isSecret) && keptForm.gaps}
      </p>
      <div className="erro404__saidas">
        <a className="bt bt--1" href={links.login(path)} target="_blank" rel="noopener">
          Entrar em nova aba
        </a>
      </div>
      {/* A document of its own: what comes then is the signed-in visitor's. */}
      <form className="form" method="post" action={path} {...{ [documentAttribute]: '' }}>
        {fields.map((field, place) => (
          <Again {...field} id={`outra-vez-${place}`} key={place} />
        ))}
        <div className="form__pe">
          <button className="bt bt--2">Enviar outra vez</button>
        </div>
      </form>
    </main>
  );
}

function Again({ id, name, value, label, isSecret }: UnkeptForm['fields'][number] & { id: string }) {
  if (label === undefined) return <input type="hidden" name={name} value={value} />;
  const field = { id, name, label, defaultValue: value };
  if (isSecret) return <TextField {...field} type={/cpf/i.test(name) ? 'text' : 'password'} />;
  return /\n|.{80}/.test(value) ? <TextArea {...field} /> : <TextField {...field} />;
}
