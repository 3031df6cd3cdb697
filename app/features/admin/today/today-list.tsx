import { counted } from '@domain/kernel/counts';
import { TodayAction } from './today-action';
import type { TodayRow } from './today-row';
import type { TodayList as List } from './today-view';

export const TodayList = ({
  title,
  rows,
  count,
  moreHref,
  noun: [one, many] = ['contato', 'contatos'],
}: List) => (
  <section className="msec">
    <h2>{title}</h2>
    <ul className="tarefas">
      {rows.map(({ key, ...row }) => (
        <Task {...row} key={key} />
      ))}
    </ul>
    {moreHref && count > rows.length && (
      <a className="elo" href={moreHref}>
        Mais {counted(count - rows.length, one, many)}
      </a>
    )}
  </section>
);

function Task({ time, isLate, what: [before, name, after], href, why, actions }: Omit<TodayRow, 'key'>) {
  return (
    <li className={isLate ? 'tarefa atraso' : 'tarefa'}>
      <span className="tquando">{time}</span>
      <div>
        <p>
          {before}
          <a href={href}>{name}</a>
          {after}
        </p>
        <p className="suave">{why}</p>
      </div>
      <div className="tacoes">
        {actions.map((action) => (
          <TodayAction {...action} key={action.label} />
        ))}
      </div>
    </li>
  );
}
