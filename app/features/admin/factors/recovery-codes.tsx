import { adminLinks } from '../admin-links';

const fileOf = (codes: readonly string[]) =>
  `data:text/plain;charset=utf-8,${encodeURIComponent(`${codes.join('\n')}\n`)}`;

/** Shown once: no page has them again. */
export function RecoveryCodes({ codes }: { codes: readonly string[] }) {
  return (
    <>
      <h1>Guarde estes dez códigos</h1>
      <p className="suave">Cada um abre a Mesa uma vez, se você perder o aparelho. Só aparecem agora.</p>
      <ul className="codigos">
        {codes.map((code) => (
          <li key={code}>
            <code>{code}</code>
          </li>
        ))}
      </ul>
      <a className="bt bt--2" href={fileOf(codes)} download="codigos-da-mesa.txt">
        Baixar
      </a>
      <form className="form" method="get" action={adminLinks.today()}>
        <label className="marca">
          <input type="checkbox" required />
          Guardei os códigos
        </label>
        <button className="bt bt--1 bt--t">Abrir a Mesa</button>
      </form>
    </>
  );
}
