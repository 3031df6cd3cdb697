import { Icon } from '~/components/ui/icon';
import { SelectField, TextField } from '~/forms/text-field';
import { AdminIcon } from '../admin-icon';
import { adminLinks, intentField } from '../admin-links';
import { AutosaveNote } from '../drafts/autosave-note';
import { useAutosave } from '../drafts/use-autosave.browser';
import { breakable } from '../layout/breakable';
import { RecordSection } from '../record/record';
import { RecordHistory } from '../record/record-history';
import { CampaignBlock } from './campaign-block';
import { intents, kindNames, kinds, newKindField, versionField } from './campaign-fields';
import { CampaignSides } from './campaign-sides';
import type { campaignData, CampaignReply, SentCampaign } from './campaign.server';

type Data = Awaited<ReturnType<typeof campaignData>>;
const formId = 'campanha';

/** A campaign's form, what it will look like, and what to look at before (prototype mesa-campanha). */
export function CampaignPage({ reply, ...page }: Data & { reply: CampaignReply | undefined }) {
  const { draftKey, id, title, state, slug, people, history } = page;
  const { typed, version, errors }: SentCampaign = reply?.form ?? { ...page, errors: {} };
  const autosave = useAutosave(formId, adminLinks.showcaseCampaignDraft(draftKey), versionField);
  return (
    <>
      <a className="elo mvolta" href={adminLinks.showcaseCampaigns()}>
        <Icon name="back" small />
        Campanhas
      </a>
      <div className="mcab">
        <div>
          <h1 tabIndex={-1}>{breakable(title)}</h1>
          <p className="suave">
            {`Campanha, ${state}. Fica acima da lista em `}
            <b>{breakable(`/${slug}`)}</b>.
          </p>
        </div>
        <div className="macoes">
          <a className="bt bt--2" href={adminLinks.showcaseCampaignPreview(draftKey)}>
            <AdminIcon name="eye" small />
            Ver a página
          </a>
          <button className="bt bt--1" form={formId} name={intentField} value={intents.publish}>
            Publicar
          </button>
        </div>
      </div>
      {reply && (
        <div className="recado recado--perigo" role="alert">
          <Icon name="warning" />
          <p>{reply.failed}</p>
        </div>
      )}
      <div className="dupla-m">
        <form id={formId} className="form" method="post" action={adminLinks.showcaseCampaign(draftKey)}>
          <input type="hidden" name={versionField} defaultValue={version} />
          <input type="hidden" name="base" value={typed.base} />
          {/* The first button of the form: Enter in a field saves. */}
          <button className="vh" name={intentField} value={intents.save} tabIndex={-1} aria-hidden="true">
            Salvar
          </button>
          <div className="mcamp__topo">
            <TextField
              id="slug"
              name="slug"
              label="Endereço"
              defaultValue={typed.slug}
              error={errors.slug}
              maxLength={80}
            />
            <TextField
              id="from"
              name="from"
              type="datetime-local"
              label="De"
              defaultValue={typed.from}
              error={errors.from}
            />
            <TextField
              id="until"
              name="until"
              type="datetime-local"
              label="Até"
              defaultValue={typed.until}
              error={errors.until}
            />
          </div>
          {errors.blocks && <p className="msg">{errors.blocks}</p>}
          <ol className="mblocos">
            {typed.blocks.map((block, index) => (
              <CampaignBlock
                {...{ block, index, people }}
                isLast={index === typed.blocks.length - 1}
                errorOf={(field) =>
                  errors[`blocks.${index}.${field}`] ??
                  (field === firstOf[block.kind] ? errors[`blocks.${index}`] : undefined)
                }
                // The page is made again after each save (its key).
                key={index}
              />
            ))}
          </ol>
          <div className="mcamp__mais">
            <SelectField
              {...{ id: newKindField, name: newKindField }}
              label="Pôr outro bloco"
              options={kinds.map((kind) => [kind, kindNames[kind]] as const)}
            />
            <button className="bt bt--2" name={intentField} value={intents.add}>
              Pôr no fim
            </button>
          </div>
          <AutosaveNote {...autosave} />
          <div className="macoes">
            <button className="bt bt--2" name={intentField} value={intents.save}>
              Salvar rascunho
            </button>
            {page.version > 0 && (
              <button className="elo" name={intentField} value={intents.discard}>
                Descartar rascunho
              </button>
            )}
          </div>
        </form>
        <CampaignSides {...page} canRedirect={id !== null} />
        {id !== null && history && (
          <RecordSection title="Histórico">
            <RecordHistory rows={history} />
          </RecordSection>
        )}
      </div>
    </>
  );
}

const firstOf = { text: 'text', photo: 'photo', properties: 'codes', quote: 'text', contact: 'responsible' };
