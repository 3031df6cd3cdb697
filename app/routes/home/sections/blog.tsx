import { Icon } from '~/components/ui/icon';
import { links } from '~/links';

export function Blog() {
  return (
    <section className="secao secao--par blog" aria-labelledby="blog">
      <div className="palco g">
        <h2 id="blog">Blog</h2>
        <div>
          <p className="lide">Bairros, plantas e contratos, em textos da casa.</p>
          <a className="elo" href={links.blog()} target="_blank" rel="noopener">
            Ler o blog <Icon name="external" small />
            <span className="vh">(abre em nova aba)</span>
          </a>
        </div>
      </div>
    </section>
  );
}
