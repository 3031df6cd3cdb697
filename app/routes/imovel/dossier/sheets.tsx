import type { ReactNode } from 'react';
import type { Photo } from '~/domain/property';
import { Logo } from '~/features/layout/logo';
import { hasPicture, pictureKey, pictureUrl } from '~/domain/picture';
import type { PhotoWidth } from '@domain/media/photo';
import type { PriceTexts } from '../price';
import { drawingNote } from '../map/place';
import { Contact } from './contact';
import type { DossierData } from './dossier-data.server';

export function FirstPage({ page }: { page: DossierData }) {
  const { title, texts, photos, description } = page;
  const rows = [...texts.price.rows, ...(texts.price.total ? [texts.price.total] : [])];
  return (
    <PrintedPage page={page} number={1}>
      <Picture photo={photos[0]} width={1600} className="foto foto--capa" />
      <div className="dezseis dezseis--pe">
        <div>
          <h1>{title}</h1>
          <p className="suave lugar">{texts.place}</p>
        </div>
        <Price price={texts.price} />
      </div>
      <dl className="chaves">
        {texts.keyFacts.map(({ label, value, unit }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>
              {value} {unit && <small>{unit}</small>}
            </dd>
          </div>
        ))}
      </dl>
      <div className="dezseis">
        {description && <p>{description}</p>}
        <Rows rows={rows.length > 0 ? rows : texts.moreFacts.slice(0, 4)} />
      </div>
    </PrintedPage>
  );
}

export function SecondPage({ page }: { page: DossierData }) {
  const { photos, plan, features, texts, spot } = page;
  return (
    <PrintedPage page={page} number={2}>
      {photos.length > 1 && (
        <div className="tira-f">
          {photos.slice(1).map((photo) => (
            <Picture photo={photo} width={720} className="foto" key={pictureKey(photo)} />
          ))}
        </div>
      )}
      <div className="dezseis">
        <section>
          <h2>{plan ? 'Planta' : 'Ficha do imóvel'}</h2>
          {plan ? (
            <Picture photo={plan} width={1080} className="planta-f" />
          ) : (
            <Rows rows={texts.moreFacts} />
          )}
        </section>
        {features.length > 0 && (
          <section>
            <h2>Características</h2>
            <ul className="itens">
              {features.map((feature) => (
                <li key={feature}>{feature}</li>
              ))}
            </ul>
          </section>
        )}
      </div>
      {spot && (
        <section>
          <h2>Localização</h2>
          <div className="dezseis">
            {spot.drawing ? (
              <figure>
                <div dangerouslySetInnerHTML={{ __html: spot.drawing }} />
                <figcaption className="nota">{drawingNote(spot.isExact)}</figcaption>
              </figure>
            ) : (
              spot.distances && <p className="lugar7">{spot.distances}</p>
            )}
            <p className="suave">
              {spot.address}.{!spot.isExact && ' O endereço exato é informado na visita.'}
            </p>
          </div>
        </section>
      )}
      <Contact page={page} />
    </PrintedPage>
  );
}

function PrintedPage({ page, number, children }: { page: DossierData; number: number; children: ReactNode }) {
  return (
    <article className="folha-a4" aria-label={`Folha ${number} de 2`}>
      <div className="topo-f">
        <Logo firm={page.firm} />
        <p>Código {page.code}</p>
      </div>
      {children}
      <div className="pe-f">
        <span>{page.signature}</span>
        <span>{page.printedOn}</span>
        <span>{number} de 2</span>
      </div>
    </article>
  );
}

function Picture({ photo, width, className }: { photo?: Photo; width: PhotoWidth; className: string }) {
  if (!photo || !hasPicture(photo)) return null;
  return (
    <div className={className}>
      <img src={pictureUrl(photo, width)} alt={photo.alt} width={photo.width} height={photo.height} />
    </div>
  );
}

function Price({ price: { label, amount, period } }: { price: PriceTexts }) {
  if (!amount) return <p className="valor">{label}</p>;
  return (
    <div>
      <p className="suave">{label}</p>
      <p className="valor">
        {amount} {period && <small>{period}</small>}
      </p>
    </div>
  );
}

const Rows = ({ rows }: { rows: readonly { label: string; value: string }[] }) => (
  <dl className="contas">
    {rows.map(({ label, value }) => (
      <div key={label}>
        <dt>{label}</dt>
        <dd>{value}</dd>
      </div>
    ))}
  </dl>
);
