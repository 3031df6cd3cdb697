import { photoSizes } from '@domain/media/photo';
import { formatNumber } from '@domain/kernel/money';
import { Icon } from '~/components/ui/icon';
import { Photo } from '~/components/ui/photo';
import { adminLinks } from '../../admin-links';
import { breakable } from '../../layout/breakable';
import { ListPages } from '../../list/list-pages';
import { pageField } from '../../list/page-of';
import { CheckForm } from './check-buttons';
import type { OwnPropertyView } from './own-properties.server';

interface OwnPropertiesProps {
  properties: readonly OwnPropertyView[];
  /** Each a number, and what it counts. */
  sentence: readonly (readonly [string, string])[];
  page: number;
  pages: number;
}

export function OwnProperties({ properties, sentence, page, pages }: OwnPropertiesProps) {
  return (
    <>
      <div className="mcab">
        <h1>Meus imóveis</h1>
      </div>
      {properties.length === 0 ? (
        <p className="mfrase">Nenhum imóvel no ar com o seu nome.</p>
      ) : (
        <p className="mfrase">
          {sentence.map(([count, text], at) => (
            <span key={text}>
              {at > 0 && ' '}
              {count && <b>{count}</b>} {text}
            </span>
          ))}
        </p>
      )}
      <ul className="mmeus">
        {properties.map((property) => (
          <OwnPropertyRow {...property} page={page} key={property.id} />
        ))}
      </ul>
      <p className="nota">Os números são os do relatório que o dono lê.</p>
      <ListPages page={page} count={pages} hrefOf={(at) => adminLinks.ownProperties(paramsOf(at))} />
    </>
  );
}

const paramsOf = (page: number) => ({ [pageField]: page > 1 ? String(page) : undefined });

function OwnPropertyRow({ page, ...property }: OwnPropertyView & { page: number }) {
  const { id, title, place, price, photo, checked, isDue, isReported, question, words } = property;
  const href = adminLinks.property(id);
  return (
    <li className="mmeu">
      <div className="mmeu__c">
        <div className="mmeu__f">
          <Photo photo={photo} sizes={photoSizes.row} />
        </div>
        <div>
          <h2>
            <a href={href}>{breakable(title)}</a>
          </h2>
          <p className="suave">{breakable(place)}</p>
          <p className="mmeu__p">{price}</p>
        </div>
      </div>
      <Month {...property} />
      {words && (
        <p className="mmeu__d">
          <b>Para contar ao dono:</b> {words}
        </p>
      )}
      {isDue ? (
        <div className="mconf">
          <p className="mest mest--alerta">
            <Icon name="clock" small />
            {checked}
          </p>
          <p>{question}</p>
          <div className="mconf__a">
            <CheckForm property={property} label="Sim, igual" to={adminLinks.ownProperties(paramsOf(page))} />
            <a className="bt bt--2" href={adminLinks.changedProperty(id)}>
              Mudou<span className="vh">: {title}</span>
            </a>
          </div>
        </div>
      ) : (
        <p className="mest mest--ok">
          <Icon name="check" small />
          {checked}
        </p>
      )}
      {isReported && <p className="nota">Você avisou que mudou: quem cuida da vitrine vê em Hoje.</p>}
    </li>
  );
}

const Month = ({ views, contacts, visits }: Pick<OwnPropertyView, 'views' | 'contacts' | 'visits'>) => (
  <dl className="mtres">
    <div>
      <dt>viram, 30 dias</dt>
      <dd>
        {views === null ? (
          <>
            <span aria-hidden="true">–</span>
            <span className="vh">ainda sem contagem</span>
          </>
        ) : (
          formatNumber(views)
        )}
      </dd>
    </div>
    <div>
      <dt>em contato</dt>
      <dd>{formatNumber(contacts)}</dd>
    </div>
    <div>
      <dt>visitas</dt>
      <dd>{formatNumber(visits)}</dd>
    </div>
  </dl>
);
