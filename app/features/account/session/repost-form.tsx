import { isRouteErrorResponse } from '@remix-run/react';
import { useEffect, useRef } from 'react';
import { contentId } from '~/components/ui/content-id';
import { focusOnArrival } from '~/forms/error-summary';
import { restoredFormTexts, sessionEndedTitle } from '~/forms/form-texts';
import { TextArea, TextField } from '~/forms/text-field';
import { links } from '~/links';
import { documentAttribute } from '~/navigation/plain-link.browser';

export interface RepostForm {
  kind: 'unkept-form';
  path: string;
  /** Fields without a label become hidden inputs. `isSecret`: the visitor types it again. */
  fields: { name: string; value: string; label?: string; isSecret: boolean }[];
}

export function repostFormOf(error: unknown): RepostForm | null {
  const body: Partial<RepostForm> | null = isRouteErrorResponse(error) ? error.data : null;
  return body?.kind === 'unkept-form' ? (body as RepostForm) : null;
}

/** Shows the input of an ended session; the visitor signs in in a new tab and sends it again. */
export function RepostFormPage({ form: { path, fields } }: { form: RepostForm }) {
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => title.current?.focus(), []);
  return (
    <main id={contentId} className="palco erro404">
      <h1 tabIndex={-1} ref={title} {...focusOnArrival}>
        {sessionEndedTitle}
      </h1>
      <p className="suave">
        {restoredFormTexts.shown} {fields.some(({ isSecret }) => isSecret) && restoredFormTexts.gaps}
      </p>
      <div className="erro404__saidas">
        <a className="bt bt--1" href={links.login(path)} target="_blank" rel="noopener">
          Entrar em nova aba
        </a>
      </div>
      {/* A new document, because the answer belongs to the signed-in visitor. */}
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

function Again({ id, name, value, label, isSecret }: RepostForm['fields'][number] & { id: string }) {
  if (label === undefined) return <input type="hidden" name={name} value={value} />;
  const field = { id, name, label, defaultValue: value };
  if (isSecret) return <TextField {...field} type={/cpf/i.test(name) ? 'text' : 'password'} />;
  return /\n|.{80}/.test(value) ? <TextArea {...field} /> : <TextField {...field} />;
}
