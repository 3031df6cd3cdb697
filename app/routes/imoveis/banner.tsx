import type { SearchAnswer } from '~/domain/search-answer';

/** Banner of a search answer (spec 2 §3). */
export function Banner({ banner }: { banner: NonNullable<SearchAnswer['banner']> }) {
  return (
    <aside className="faixa-lista g" aria-label={banner.title}>
      <div className={banner.image ? 'r10' : undefined}>
        {banner.highlight && <p className="menor suave">{banner.highlight}</p>}
        <h2>{banner.title}</h2>
        <p className="suave">{banner.description}</p>
      </div>
      {banner.image && (
        <img className="r6" src={banner.image} alt="" width={600} height={400} loading="lazy" />
      )}
    </aside>
  );
}
