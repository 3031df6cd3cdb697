import { countedProperties } from '@domain/kernel/counts';
import { Icon } from '~/components/ui/icon';
import { Photo } from '~/components/ui/photo';
import type { CampaignPart } from '~/features/campaigns/campaign-data';
import { adminLinks, intentField } from '../admin-links';
import type { CampaignCheck } from './campaign-checks';
import { endedField, intents } from './campaign-fields';

interface CampaignSidesProps {
  draftKey: string;
  slug: string;
  /** This campaign is on the site. */
  canRedirect: boolean;
  parts: readonly CampaignPart[] | null;
  total: number | null;
  checks: readonly CampaignCheck[] | null;
}

/** Beside the form: what the page will look like, small, and what to look at before it is published. */
export const CampaignSides = ({ draftKey, slug, canRedirect, parts, total, checks }: CampaignSidesProps) => (
  <div className="mlados">
    <section className="lado" aria-labelledby="previa-titulo">
      <h2 id="previa-titulo">Como vai ficar</h2>
      {parts ? (
        <div className="mprevia" aria-hidden="true">
          {parts.map((part, index) => (
            <Sketch part={part} key={index} />
          ))}
          {total !== null && <p className="mprevia__l">{countedProperties(total)}</p>}
        </div>
      ) : (
        <p className="suave">A prévia não pôde ser lida agora.</p>
      )}
      <p className="nota">
        A prévia muda quando você salva.{' '}
        <a className="mlink" href={adminLinks.showcaseCampaignPreview(draftKey)}>
          Abrir em tamanho real
        </a>
      </p>
    </section>
    {checks && (
      <section className="lado" aria-labelledby="antes-titulo">
        <h2 id="antes-titulo">Antes de publicar</h2>
        <ul className="mchecar">
          {checks.map(({ isRight, text, from }) => (
            <li key={text}>
              <span className={isRight ? 'e-ok' : 'e-av'}>
                <Icon name={isRight ? 'check' : 'warning'} small />
                <span className="vh">{isRight ? 'certo: ' : 'atenção: '}</span>
              </span>
              <div>
                <p>{text}</p>
                {from && canRedirect && <Redirect {...{ draftKey, slug, from }} />}
              </div>
            </li>
          ))}
        </ul>
      </section>
    )}
  </div>
);

const Redirect = ({ draftKey, slug, from }: { draftKey: string; slug: string; from: string }) => (
  <form method="post" action={adminLinks.showcaseCampaign(draftKey)}>
    <input type="hidden" name={endedField} value={from} />
    <input type="hidden" name="slug" value={slug} />
    <button className="elo" name={intentField} value={intents.redirect}>
      Levar para esta<span className="vh">{`: /${from}`}</span>
    </button>
  </form>
);

function Sketch({ part }: { part: CampaignPart }) {
  switch (part.kind) {
    case 'opening':
      return (
        <>
          <Photo photo={part.photo} />
          <p className="mprevia__t">{part.title}</p>
          <Words html={part.html} />
        </>
      );
    case 'text':
      return (
        <>
          {part.title && <p className="mprevia__t">{part.title}</p>}
          <Words html={part.html} />
        </>
      );
    case 'photo':
      return <Photo photo={part.photo} />;
    case 'properties':
      return (
        <div className="mprevia__d">
          {part.cards.slice(0, 2).map(({ id, photo = null }) => (
            <Photo photo={photo} key={id} />
          ))}
        </div>
      );
    case 'quote':
      return <p className="mprevia__c">{`“${part.text}”`}</p>;
    case 'contact':
      return <p>{part.name ? `Falar com ${part.name}` : 'Falar com um consultor'}</p>;
  }
}

const Words = ({ html }: { html: string | null }) =>
  html === null ? null : <div dangerouslySetInnerHTML={{ __html: html }} />;
