import { NewsletterForm } from '~/features/marketing/newsletter/newsletter-form';
import type { CoverageArea } from '~/domain/menus/coverage-areas';
import { Coverage } from './coverage';

/** Newsletter and coverage area, which close the pages of the default layout (spec 1 §2.4 and §3.6). */
export function BlocksPart({ areas }: { areas: readonly CoverageArea[] | null }) {
  return (
    <>
      <section className="news secao secao--areia" aria-labelledby="newsletter-titulo">
        <div className="palco g">
          <div className="news__voz">
            <h2 id="newsletter-titulo">Assine nossa newsletter</h2>
            <p className="suave">Uma carta por mês: imóveis que acabaram de chegar e textos da revista.</p>
          </div>
          <NewsletterForm />
        </div>
      </section>
      {areas && <Coverage areas={areas} />}
    </>
  );
}
