import { bound } from '@domain/bound-words';
import type { PropertyDetail } from '~/domain/property';
import { exclusiveBadge } from '~/features/property-card/card-data';
import type { PropertyTexts } from './texts';

/** Title, place and the figures (prototype imovel). */
export function Head({ detail, texts }: { detail: PropertyDetail; texts: PropertyTexts }) {
  return (
    <>
      <div className="imovel__titulo">
        {texts.badges.map((badge) => (
          <span className={badge === exclusiveBadge ? 'selo selo--tinta' : 'selo'} key={badge}>
            {badge}
          </span>
        ))}
        {texts.condition && <span className="selo selo--fio">{texts.condition}</span>}
      </div>
      <h1>{bound(detail.titulo1)}</h1>
      <p className="lide">{texts.place}</p>
      {texts.keyFacts.length > 0 && (
        <dl className="chaves">
          {texts.keyFacts.map(({ label, value, unit }) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>
                {value}
                {unit && <small> {unit}</small>}
              </dd>
            </div>
          ))}
        </dl>
      )}
    </>
  );
}
