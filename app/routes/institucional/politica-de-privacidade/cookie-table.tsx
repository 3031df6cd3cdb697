import { analyticsCookies } from '~/features/marketing/analytics/analytics-cookies';
import { cookieList, durationText } from '~/features/marketing/consent/cookie-list';

/** All cookies by name, and categories without cookies. @param hasAnalytics whether Google's tags can set cookies */
export function CookieTable({ hasAnalytics }: { hasAnalytics: boolean }) {
  const listed = [...cookieList, ...(hasAnalytics ? analyticsCookies : [])];
  const empty = ['Estatísticas'].filter((name) => !listed.some(({ category }) => category === name));
  return (
    // A scrollable region must be reachable by keyboard.
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
