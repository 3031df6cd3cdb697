/** A page of an e-mail's link that the back end cannot answer now. */
export const PageFailed = ({ title, href }: { title: string; href: string }) => (
  <div className="vazio">
    <h1>{title}</h1>
    <p className="lide">Tente novamente em alguns minutos.</p>
    <a className="bt bt--2" href={href}>
      Tentar de novo
    </a>
  </div>
);
