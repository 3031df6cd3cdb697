import type { ReactNode } from 'react';
import { Icon } from '~/components/ui/icon';
import { FieldError } from '~/forms/field';
import { adminLinks, intentField } from '../admin-links';
import { breakable } from '../layout/breakable';
import { levelField, portalIntents, readField, sendField } from './portals-fields';
import type { PortalsReply } from './portals-action.server';
import type { PortalCellView, PortalRowView, PortalsView } from './portals-view';

interface PortalsTableProps {
  view: PortalsView;
  /** The same list. */
  action: string;
  reply: PortalsReply | undefined;
}

/** One form for a page of properties: switch and highlight of each portal. */
export function PortalsTable({ view, action, reply }: PortalsTableProps) {
  const { rows, read, portals } = view;
  const inUse = portals.filter(({ id }) => read.portals.includes(id));
  const own = reply?.intent === portalIntents.listings ? reply : undefined;
  const places = new Map(read.rows.map(({ id }, place) => [id, place]));
  if (inUse.length === 0)
    return <p className="suave">Nenhum portal em uso: diga acima quais leem a nossa carga.</p>;
  return (
    <form method="post" action={action}>
      <input type="hidden" name={intentField} value={portalIntents.listings} />
      <input type="hidden" name={readField} value={JSON.stringify(read)} />
      {own?.failed && (
        <div className="mportais-erro">
          <FieldError id="portais" error={own.failed} />
          {inUse.map(({ id }) => own.errors?.[id] && <p key={id}>{own.errors[id]}</p>)}
        </div>
      )}
      <table className="mt mportais">
        <caption className="vh">Imóveis e portais</caption>
        <thead>
          <tr>
            <th scope="col">Imóvel</th>
            {inUse.map(({ id, name }) => (
              <th scope="col" key={id}>
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={rowKey(row, own)}>
              <th scope="row">
                <a href={adminLinks.property(row.id)}>{breakable(row.name)}</a>
                <small>{breakable(row.where)}</small>
              </th>
              {row.cells.map((cell, column) => (
                <td data-l={cell.name} key={cell.portal}>
                  {row.isReserved ? (
                    <p className="nota">{column === 0 ? 'reservado: não sai em nenhum' : '–'}</p>
                  ) : (
                    <Cell
                      cell={cell}
                      row={row}
                      place={[places.get(row.id)!, column]}
                      typed={own?.typed?.[`${row.id}.${cell.portal}`]}
                      error={own?.errors?.[`${row.id}.${cell.portal}`]}
                    />
                  )}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      <div className="macoes mportais-guardar">
        <button className="bt bt--1">Guardar</button>
        <p className="nota">O que mudar vale na próxima leitura de cada portal.</p>
      </div>
    </form>
  );
}

/** Fields have their values from the start on: other values are other rows. */
const rowKey = ({ id, cells }: PortalRowView, reply: PortalsReply | undefined) =>
  [id, ...cells.map(({ portal, state }) => `${state} ${reply?.typed?.[`${id}.${portal}`] ?? ''}`)].join();

interface CellProps {
  cell: PortalCellView;
  row: PortalRowView;
  place: readonly [row: number, column: number];
  typed: string | undefined;
  error: string | undefined;
}

function Cell({ cell, row, place: [at, column], typed, error }: CellProps) {
  const { name, levels, refusal, warning, note, state } = cell;
  const shown = typed ?? state;
  const errorId = `portais-${at}-${column}`;
  const problem = error ? { 'aria-invalid': true, 'aria-describedby': `${errorId}-error` } : {};
  return (
    <div className="mportal">
      <label className="marca">
        <input
          type="checkbox"
          name={sendField(at, column)}
          value="sim"
          defaultChecked={shown !== 'off'}
          {...problem}
        />
        <span>
          sai
          <span className="vh">
            {' '}
            em {name}: {row.name}
          </span>
        </span>
      </label>
      <select
        name={levelField(at, column)}
        aria-label={`Destaque em ${name}: ${row.name}`}
        defaultValue={shown === 'off' ? 'plain' : shown}
      >
        {levels.map(([level, word]) => (
          <option value={level} key={level}>
            {word}
          </option>
        ))}
      </select>
      <FieldError id={errorId} error={error} />
      {refusal && <Remark icon="warning">{refusal}</Remark>}
      {warning && <Remark icon="info">{warning}</Remark>}
      {note && !refusal && !warning && <p className="nota">{note}</p>}
    </div>
  );
}

const Remark = ({ icon, children }: { icon: 'warning' | 'info'; children: ReactNode }) => (
  <p className={icon === 'warning' ? 'mrecusa' : 'mrecusa mrecusa--aviso'}>
    <Icon name={icon} small />
    <span>{children}</span>
  </p>
);
