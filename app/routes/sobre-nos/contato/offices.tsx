import { Gravura } from '~/components/ui/gravura';
import type { Firm } from '~/domain/firm';
import type { GravuraName } from '~/domain/gravura';

/** An office's share of the row, by its place in it: 10/6 (brief §6). */
const looks = [
  { columns: 'r10', sizes: '(min-width:64rem) 62vw,100vw' },
  { columns: 'r6', sizes: '(min-width:64rem) 36vw,100vw' },
] as const;
const prints: Record<string, GravuraName> = {
  'São Paulo': 'torre-jardins',
  'Rio de Janeiro': 'terraco-baia',
};

/** The offices, each with its registration and the print of its city. */
export function Offices({ firm: { offices, isReal } }: { firm: Firm }) {
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
