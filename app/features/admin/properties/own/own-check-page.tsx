import { counted } from '@domain/kernel/counts';
import { withNoBreakSpaces } from '@domain/kernel/no-break-spaces';
import { Icon } from '~/components/ui/icon';
import { DraftLine } from '~/features/announce/draft-line';
import { FieldError } from '~/forms/field';
import { adminLinks, intentField } from '../../admin-links';
import { ownCheckIntents, revisionField } from './own-check-intents';
import type { ownCheckData } from './own-check.server';
import { OwnFrame } from './own-frame';

type Data = Awaited<ReturnType<typeof ownCheckData>>;
const formId = 'proprio-publicar';

/** All that is published, with the button that does it. */
export function OwnCheck({ failed, ...page }: Data & { failed?: string }) {
  const { number, sections, photos, saved, isOnSite, isPublished, hasChanges, path } = page;
  return (
    <OwnFrame {...page} step="conferir" title="Confira o imóvel">
      <DraftLine draft={saved} />
      <div className="confere">
        {sections.map(({ step, label, rows }) => (
          <Section number={number} step={step} label={label} rows={rows} key={step} />
        ))}
        <Section
          number={number}
          step="fotos"
          label="Fotos"
          rows={[['No anúncio', photos > 0 ? counted(photos, 'foto', 'fotos') : 'Nenhuma']]}
        />
      </div>
      <form id={formId} method="post" action={adminLinks.newProperty(number, 'conferir')}>
        <input type="hidden" name={revisionField} value={page.revision} />
        <div className="mpe-passo">
          {path ? (
            <a className="bt bt--2" href={path}>
              Ver no site
            </a>
          ) : (
            <a className="bt bt--3 elo" href={adminLinks.newProperty(number, 'fotos')}>
              <Icon name="back" small />
              Voltar
            </a>
          )}
          <button className="bt bt--1" name={intentField} value={ownCheckIntents.publish}>
            {isOnSite ? 'Publicar mudanças' : 'Publicar no site'}
          </button>
        </div>
        <FieldError id={formId} error={failed} />
      </form>
      {isOnSite && !hasChanges && (
        <p className="nota">
          Os campos são os que o site mostra. Fotos mudadas aqui vão ao site ao publicar.
        </p>
      )}
      {!isOnSite && (
        <form method="post" action={adminLinks.newProperty(number, 'conferir')}>
          <button className="elo menor" name={intentField} value={ownCheckIntents.discard}>
            {isPublished ? 'Descartar este cadastro' : 'Descartar este rascunho'}
          </button>
        </form>
      )}
    </OwnFrame>
  );
}

interface SectionProps {
  number: number;
  step: string;
  label: string;
  rows: readonly (readonly [string, string])[];
}

const Section = ({ number, step, label, rows }: SectionProps) => (
  <section>
    <header>
      <h2>{label}</h2>
      <a className="elo menor" href={adminLinks.newProperty(number, step, step !== 'fotos')}>
        Mudar<span className="vh"> {label}</span>
      </a>
    </header>
    <dl>
      {rows.map(([term, text]) => (
        <div key={term}>
          <dt>{term}</dt>
          <dd>{withNoBreakSpaces(text)}</dd>
        </div>
      ))}
    </dl>
  </section>
);
