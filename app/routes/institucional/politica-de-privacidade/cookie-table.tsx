import { analyticsCookies } from '~/features/marketing/analytics/analytics-cookies';
import { cookieList, durationText } from '~/features/marketing/consent/cookie-list';

/**
 * Every cookie by its name, and the category that has none.
 * @param hasAnalytics whether Google's tags may write some
 */
export function CookieTable({ hasAnalytics }: { hasAnalytics: boolean }) {
  const listed = [...cookieList, ...(hasAnalytics ? analyticsCookies : [])];
  const empty = ['Estatísticas'].filter((name) => !listed.some(({ category }) => category === name));
  return (
    // What scrolls sideways on a phone is reached by the keyboard too.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <div className="rola" tabIndex={0} role="region" aria-label="Cookies, um a um">
      <table className="tabela">
        <thead>
          <tr>
            <th scope="col">Categoria</th>
            <th scope="col">Nome</th>
            <th scope="col">Para quê</th>
            <th scope="col">Prazo</th>
          </tr>
        </thead>
        <tbody>
          {listed.map(({ names, category, purpose, seconds }) => (
            <tr key={names[0]}>
              <td>{category}</td>
              <td>{names.join(', ')}</td>
              <td>{purpose}</td>
              <td>{durationText(seconds)}</td>
            </tr>
          ))}
          {empty.map((category) => (
            <tr key={category}>
              <td>{category}</td>
              <td>nenhum</td>
              <td>Hoje o site não usa cookies desta categoria.</td>
              <td>—</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
