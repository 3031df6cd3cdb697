import { Logo } from './logo';

/** The id of every page's `main`: where the skip link leads. */
export const contentId = 'conteudo';

export function Header() {
  return (
    <>
      <a className="pular" href={`#${contentId}`}>
        Ir para o conteúdo
      </a>
      <header className="topo">
        <div className="palco topo__barra">
          <Logo />
        </div>
      </header>
    </>
  );
}
