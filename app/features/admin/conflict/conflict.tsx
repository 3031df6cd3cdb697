import { useEffect, useRef } from 'react';
import { Icon } from '~/components/ui/icon';
import { intentField } from '../admin-links';
import { breakable } from '../layout/breakable';
import { ListTable } from '../list/list-table';
import { changesField, choiceField, choices, conflictIntent } from './conflict-fields';
import type { ConflictRow, ConflictView } from './conflict-view';

interface ConflictProps extends ConflictView {
  /** 'este contato' */
  what: string;
  /** Of the record: where the form goes, and where its values stay as the other wrote them. */
  href: string;
  name: string;
}

/** Instead of a record whose fields two people have changed: what is saved, and a choice for each other field. */
export function Conflict({ what, href, name, saved, rows, writer, changes }: ConflictProps) {
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => title.current?.focus(), []);
  return (
    <>
      <a className="elo mvolta" href={href}>
        <Icon name="previous" small />
        {name}
      </a>
      <div className="mcab">
        <div>
          <h1 tabIndex={-1} ref={title}>
            Alguém mudou {what} enquanto você escrevia
          </h1>
          <p className="suave">
            Nada se perdeu. O que só um dos dois mudou já está guardado; escolha o que vale no resto.
          </p>
        </div>
      </div>
      {saved.length > 0 && (
        <div className="recado recado--info" role="status">
          <Icon name="info" />
          <p>{saved.join(' ')}</p>
        </div>
      )}
      <form method="post" action={href}>
        <input type="hidden" name={intentField} value={conflictIntent} />
        <input type="hidden" name={changesField} value={changes} />
        <ListTable
          caption="O que os dois mudaram"
          columns={columnsOf(rows, writer)}
          rows={rows}
          keyOf={(row) => row.name}
        />
        <div className="macoes">
          <button className="bt bt--1">Salvar o que escolhi</button>
          <a className="elo" href={href}>
            {writer ? `Deixar como ${writer.split(' ')[0]} fez` : 'Deixar como está'}
          </a>
        </div>
      </form>
    </>
  );
}

const columnsOf = (rows: readonly ConflictRow[], writer: string | null) => {
  const isOneMoment = rows.every((row) => row.writer === rows[0]!.writer);
  const choice = (row: ConflictRow, value: keyof typeof choices, hint?: string) => (
    <label className="marca">
      <input
        type="radio"
        name={choiceField(rows.indexOf(row))}
        value={choices[value]}
        defaultChecked={value === 'yours'}
      />
      <span>
        <span className="vh">{row.label}: </span>
        {breakable(row[value])}
        {hint && <small>{hint}</small>}
      </span>
    </label>
  );
  return [
    { title: 'Campo', cell: (row: ConflictRow) => row.label },
    { title: 'Era', cell: (row: ConflictRow) => row.was },
    {
      title: isOneMoment ? rows[0]!.writer : (writer ?? 'Quem mudou'),
      cell: (row: ConflictRow) => choice(row, 'theirs', isOneMoment ? undefined : row.writer),
    },
    { title: 'Você, agora', cell: (row: ConflictRow) => choice(row, 'yours') },
  ] as const;
};
