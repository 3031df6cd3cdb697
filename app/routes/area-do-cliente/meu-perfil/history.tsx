import { Icon } from '~/components/ui/icon';
import type { EventRow } from './event-rows';
import { profileSections } from './sections';

const columns = ['Quando', 'Como', 'Onde', 'Resultado'];

export function History({ rows }: { rows: readonly EventRow[] }) {
  if (rows.length === 0) return <p className="suave">Nada aconteceu nos últimos 90 dias.</p>;
  return (
    <>
      <div
        className="rola"
        // A scrollable region must be reachable by keyboard.
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
        tabIndex={0}
        role="region"
        aria-label={`${profileSections.acessos}, últimos 90 dias`}
      >
        <table className="tabela">
          <thead>
            <tr>
              {columns.map((name) => (
                <th scope="col" key={name}>
                  {name}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map(({ when, how, where, what, isRefused }, index) => (
              <tr key={index}>
                <td>{when}</td>
                <td>{how}</td>
                <td>{where}</td>
                <td>{isRefused ? <Refused text={what} /> : what}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <p className="nota">
        Guardamos 90 dias. Não reconhece um acesso? Troque a senha e encerre as outras sessões.
      </p>
    </>
  );
}

const Refused = ({ text }: { text: string }) => (
  <span className="recusada">
    <Icon name="warning" small />
    {text}
  </span>
);
