import type { FormEvent } from 'react';
import { picturePlaceName } from '@domain/media/picture-place';
import { Icon } from '~/components/ui/icon';
import { FormLayout } from '~/forms/form-layout';
import { TextArea, TextField } from '~/forms/text-field';
import { type FormState, useForm } from '~/forms/use-form';
import { AdminIcon } from '../admin-icon';
import { adminLinks, intentField } from '../admin-links';
import { AutosaveNote } from '../drafts/autosave-note';
import { useAutosave } from '../drafts/use-autosave.browser';
import { breakable } from '../layout/breakable';
import { pictureIntent } from '../pictures/picture-intent';
import { PictureTools } from '../pictures/picture-tools';
import { Panel } from '../record/panel';
import { RecordHistory } from '../record/record-history';
import type { TextCheck } from './text-checks';
import { isDraftIntent, textField, textIntents } from './text-fields';
import { textForms, type TextValues } from './text-forms';
import { TextTools } from './text-tools';
import type { TextReply } from './text-action.server';
import type { textData } from './text.server';
import { useTextPhotos } from './use-text-photos.browser';

type Page = Awaited<ReturnType<typeof textData>>;
type Name = keyof TextValues;

/** A text with its draft: the form, what is to be mended before it is published, and its versions. */
export function TextEditor({ page, reply }: { page: Page; reply: TextReply | undefined }) {
  const { type, key, values, href } = page;
  const isArticle = type === 'artigo';
  const form = useForm((isArticle ? textForms.article : textForms.page) as never, {
    ...{ action: href, reply, known: values },
  }) as FormState<Name>;
  const { onSubmit, ...formProps } = form.formProps;
  const autosave = useAutosave(form.id, adminLinks.textDraft(type, key), textField.draft);
  return (
    <>
      <a className="elo mvolta" href={adminLinks.showcaseTexts()}>
        <Icon name="back" small />
        Textos
      </a>
      <div className="mcab">
        <div>
          <h1>{breakable(page.title)}</h1>
          <p className="suave">{page.state}</p>
        </div>
        <div className="macoes">
          <button className="bt bt--2" form={form.id} name={intentField} value={textIntents.preview}>
            <AdminIcon name="eye" small />
            Ver a página
          </button>
          <button className="bt bt--1" form={form.id} name={intentField} value={textIntents.publish}>
            Publicar
          </button>
        </div>
      </div>
      <div className="dupla-m">
        <div className="mfatos">
          <FormLayout
            form={{
              ...form,
              formProps: {
                ...formProps,
                // A draft is stored as it is typed.
                onSubmit: (event: FormEvent<HTMLFormElement>) =>
                  isDraftIntent(submitterValue(event)) ? undefined : onSubmit(event),
              },
            }}
            submit={
              <button className="bt bt--2" name={intentField} value={textIntents.save}>
                Guardar rascunho
              </button>
            }
          >
            <input type="hidden" name={textField.version} defaultValue={page.version} />
            <input type="hidden" name={textField.draft} defaultValue={page.draftVersion} />
            <Fields form={form} page={page} />
            <AutosaveNote {...autosave} />
          </FormLayout>
        </div>
        <div className="mlados">
          <Panel id="antes" title="Antes de publicar">
            <Checks checks={page.checks} />
          </Panel>
          <Panel id="versoes" title="Versões">
            <RecordHistory rows={page.versions} />
          </Panel>
          <Endings page={page} reply={reply} />
        </div>
      </div>
    </>
  );
}

const submitterValue = ({ nativeEvent }: FormEvent): string => {
  const { submitter } = nativeEvent as SubmitEvent;
  return submitter instanceof HTMLButtonElement ? submitter.value : '';
};

function Fields({ form: { field }, page }: { form: FormState<Name>; page: Page }) {
  const { type, key, values } = page;
  const isArticle = type === 'artigo';
  const text = field('text');
  const place = picturePlaceName({ kind: isArticle ? 'article' : 'page', field: 'text', key });
  const photos = useTextPhotos(text.id, place);
  return (
    <>
      <TextField {...field('title')} />
      {isArticle && (
        <TextField
          {...field('slug')}
          help="O fim do endereço: /revista-curate/… Se mudar depois de publicado, o endereço antigo leva ao novo."
        />
      )}
      <TextArea {...field('lead')} rows={2} help="Uma ou duas frases, abaixo do título e nas listas." />
      <TextTools fieldId={text.id} onPhotos={photos.send} />
      <TextArea
        {...text}
        {...photos.events}
        rows={18}
        help="## título, **negrito**, [palavras](/endereço), > citação. Imóveis: [imóveis: /imoveis/venda, 3]. Foto: ![descrição](https://…), ou envie uma."
      />
      <p className="dica" role="status">
        {photos.state}
      </p>
      <button className="bt bt--2 sem-scripts" name={intentField} value={pictureIntent('text')}>
        Pôr foto no texto
      </button>
      {isArticle && (
        <>
          <PictureTools address={values.photo ?? ''} field="photo" which="de capa">
            <TextField {...field('photo')} help="Aparece no alto do texto e onde ele é compartilhado." />
          </PictureTools>
          <TextField {...field('alt')} />
          <TextField {...field('author')} />
          <TextField {...field('description')} help="Sem ela, a abertura." />
        </>
      )}
      <TextField {...field('from')} help="Horário de São Paulo. Sem data: assim que publicar." />
      <TextField
        {...field('until')}
        help={isArticle ? 'Sem data: até você tirar.' : 'Depois, a página mostra o texto do site.'}
      />
    </>
  );
}

const Checks = ({ checks }: { checks: readonly TextCheck[] }) => (
  <ul className="mconfere">
    {checks.map(({ isRight, text }) => (
      <li key={text}>
        <Icon name={isRight ? 'check' : 'warning'} small />
        <p>
          <span className="vh">{isRight ? 'Certo: ' : 'Atenção: '}</span>
          {breakable(text)}
        </p>
      </li>
    ))}
  </ul>
);

/** What ends a draft, or takes the text off the site. */
function Endings({ page, reply }: { page: Page; reply: TextReply | undefined }) {
  const { type, href, isOnSite, hasDraft } = page;
  if (!isOnSite && !hasDraft) return null;
  const off = type === 'artigo' ? textIntents.takeOff : textIntents.giveBack;
  return (
    <Panel id="fim" title="Desistir">
      <form method="post" action={href} className="form">
        {hasDraft && (
          <button className="elo" name={intentField} value={textIntents.discard}>
            Descartar o rascunho
          </button>
        )}
        {isOnSite && (
          <button className="elo" name={intentField} value={off}>
            {type === 'artigo' ? 'Tirar do ar' : 'Voltar ao texto do site'}
          </button>
        )}
        {reply?.intent && <p className="msg">{reply.failed}</p>}
      </form>
    </Panel>
  );
}
