import { Gravura } from '~/components/ui/gravura';
import type { Brokerage } from '@domain/brokerage/brokerage';
import type { GravuraName } from '~/domain/gravura';

/** Column widths by position: 10/6 (brief §6). */
const looks = [
  { columns: 'r10', sizes: '(min-width:64rem) 62vw,100vw' },
  { columns: 'r6', sizes: '(min-width:64rem) 36vw,100vw' },
] as const;
const prints: Record<string, GravuraName> = {
  'São Paulo': 'torre-jardins',
  'Rio de Janeiro': 'terraco-baia',
};

export function Offices({ firm: { offices, isReal } }: { firm: Pick<Brokerage, 'offices' | 'isReal'> }) {
  if (offices.length === 0) return null;
  return (
    <section className="secao secao--areia enderecos">
      <div className="palco">
        <h2>Endereços</h2>
        <div className="g">
          {offices.map(({ city, lines, creci }, index) => {
            const { columns, sizes } = looks[index] ?? looks[1];
            return (
              <article className={columns} key={city}>
                <div className="foto">
                  <Gravura name={prints[city] ?? 'torre-jardins'} sizes={sizes} />
                </div>
                <h3>{city}</h3>
                <p className="suave">
                  {lines.join(', ')}. CRECI {creci}
                </p>
              </article>
            );
          })}
        </div>
        {!isReal && <p className="nota">Endereços, telefones e registros de demonstração.</p>}
      </div>
    </section>
  );
}
