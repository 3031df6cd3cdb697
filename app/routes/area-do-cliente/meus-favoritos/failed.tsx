export const Failed = ({ href }: { href: string }) => (
  <div className="vazio">
    <p className="lide" role="alert">
      Algo de errado ocorreu ao buscar os seus favoritos.
    </p>
    <a className="bt bt--2" href={href}>
      Tentar de novo
    </a>
  </div>
);
